import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useId, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/config/paths.ts';
import { radii } from '#theme/tokens.ts';
import { floatingShadow } from '#theme/overrides/surfaces.ts';

const wide = '@container (min-width: 780px)';
/** The choices side by side below the keywords; with the button, where that leaves them room. */
const paired = '@container (min-width: 440px) and (max-width: 779.98px)';
const inTwoRows = '@container (min-width: 560px) and (max-width: 779.98px)';

const Root = styled('search')({
  display: 'block',
  containerType: 'inline-size',
});

const Bar = styled('form')(({ theme }) => ({
  display: 'grid',
  padding: theme.spacing(1),
  borderRadius: radii.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: floatingShadow,
  [paired]: {
    gridTemplateColumns: '1fr 1fr',
    '& > div:first-of-type, & > .MuiButton-root': { gridColumn: '1 / -1' },
    '&[data-brief]': { gridTemplateColumns: '1fr' },
  },
  [inTwoRows]: {
    gridTemplateColumns: '1fr 1fr auto',
    '&[data-brief]': { gridTemplateColumns: '1fr auto' },
    '& > .MuiButton-root': { gridColumn: 'auto' },
  },
  [wide]: {
    gridTemplateColumns: '1.35fr 1fr 1fr auto',
    alignItems: 'stretch',
    '&[data-brief]': { gridTemplateColumns: '1.7fr 1fr auto' },
  },
  '& > .MuiButton-root': { marginTop: theme.spacing(1), [wide]: { margin: 0 } },
}));

const Segment = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  display: 'grid',
  padding: theme.spacing(1, 2, 0.75),
  borderRadius: radii.control,
  textAlign: 'start',
  '&:focus-within': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -3,
  },
  '& + &::before': {
    content: '""',
    position: 'absolute',
    insetInline: 16,
    top: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [wide]: {
      insetInline: '0 auto',
      insetBlock: 14,
      borderTop: 0,
      borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
    },
  },
  '& .MuiInputBase-root': { position: 'static', width: '100%', height: 34, fontSize: '1.0625rem' },
  // The accent of a Greek capital letter is to its left and must not be clipped.
  '& .MuiInputBase-input': {
    height: 34,
    minHeight: 0,
    padding: '0 0 0 4px',
    marginInlineStart: -4,
    boxSizing: 'border-box',
  },
  '& input[type="search"]': { position: 'relative', zIndex: 1 },
  '& .MuiInputBase-input::placeholder': { opacity: 1, color: theme.vars.palette.text.secondary },
  // Makes the whole segment clickable, not only its line of text.
  '& label::after': { content: '""', position: 'absolute', inset: 0 },
  '&[data-choice] label': { position: 'relative', zIndex: 2, pointerEvents: 'none' },
  '& .MuiNativeSelect-select, & .MuiNativeSelect-select:focus': {
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    height: '100%',
    margin: 0,
    padding: theme.spacing(3.5, 5, 0.75, 2),
    lineHeight: '33px',
    borderRadius: 'inherit',
    outline: 'none',
    background: 'none',
  },
  '& .MuiNativeSelect-icon': { right: 12, top: 'auto', bottom: 12 },
}));

const Caption = styled('label')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}));

/** A person's search. Only the keywords ever appear in an address. */
export interface HeroSearch {
  keywords: string;
  /** A country's code, or blank. */
  location: string;
  /** A category's value, or blank. */
  category: string;
}

interface ChoiceProps {
  /** Field of the search, for reading a search that is sent before the scripts load. */
  part: 'location' | 'category';
  label: string;
  empty: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ part, label, empty, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <Segment data-choice={part}>
      <Caption htmlFor={id}>{label}</Caption>
      <NativeSelect
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        disableUnderline
      >
        <option value="">{empty}</option>
        {children}
      </NativeSelect>
    </Segment>
  );
}

export interface HeroSearchFormProps extends Omit<
  ComponentPropsWithoutRef<'search'>,
  'children' | 'onSubmit'
> {
  /** The initial text of the keyword field. */
  defaultKeywords?: string;
  /** An example of what may be typed. */
  placeholder?: string;
  /** Called when search is pressed. */
  onSearch?: (search: HeroSearch) => void;
  /** The countries to choose from. */
  locations?: readonly { code: string; label: string }[];
  /**
   * The categories to choose from; `none`, if included, names the blank choice. Without categories
   * there is no such field.
   */
  categories?: readonly { value: string; label: string }[];
}

/** The main search of the home page: what, where, which kind. Enter searches. */
export function HeroSearchForm({
  defaultKeywords = '',
  placeholder,
  onSearch,
  locations = [],
  categories = [],
  ...rest
}: HeroSearchFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [search, setSearch] = useState<HeroSearch>({
    keywords: defaultKeywords,
    location: '',
    category: '',
  });
  const none = categories.find(({ value }) => value === 'none');
  const change = (part: Partial<HeroSearch>) => setSearch((before) => ({ ...before, ...part }));
  return (
    <Root aria-label={t('forms.search.label')} {...rest}>
      <Bar
        action={paths.listingGrid.href()}
        method="get"
        data-brief={categories.length === 0 || undefined}
        onSubmit={(event) => {
          if (!onSearch) return;
          event.preventDefault();
          onSearch({ ...search, keywords: search.keywords.trim() });
        }}
      >
        <Segment>
          <Caption htmlFor={id}>{t('forms.search.keywords')}</Caption>
          <InputBase
            id={id}
            name="keywords"
            type="search"
            placeholder={placeholder ?? t('forms.search.keywordsPlaceholder')}
            value={search.keywords}
            onChange={(event) => change({ keywords: event.target.value })}
            slotProps={{ input: { enterKeyHint: 'search', autoComplete: 'off' } }}
          />
        </Segment>
        <Choice
          part="location"
          label={t('forms.search.location')}
          empty={t('common.allCountries')}
          value={search.location}
          onChange={(location) => change({ location })}
        >
          {locations.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </Choice>
        {categories.length > 0 && (
          <Choice
            part="category"
            label={t('fields.category')}
            empty={none?.label ?? t('forms.categories.none')}
            value={search.category}
            onChange={(category) => change({ category })}
          >
            {categories
              .filter((category) => category !== none)
              .map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </Choice>
        )}
        <Button type="submit" variant="contained" size="large" startIcon={<SearchIcon />}>
          {t('forms.search.submit')}
        </Button>
      </Bar>
    </Root>
  );
}
