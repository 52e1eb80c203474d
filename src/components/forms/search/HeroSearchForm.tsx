import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#src/components/forms/fields/SelectInput.tsx';
import { paths } from '#src/config/paths.ts';
import { radii } from '#theme/tokens.ts';
import { floatingShadow } from '#theme/overrides/surfaces.ts';

const wide = '@container (min-width: 780px)';
/** On a phone, what follows the search should begin in view. */
const narrow = '@container (max-width: 439.98px)';
/** The range of widths with both selects side by side below the keywords. */
const paired = '@container (min-width: 440px) and (max-width: 779.98px)';
const inTwoRows = '@container (min-width: 560px) and (max-width: 779.98px)';

const Root = styled('search')({ display: 'block', containerType: 'inline-size' });

const surface = (theme: Theme): CSSObject => ({
  display: 'grid',
  padding: theme.spacing(1),
  ...theme.mixins.sheet,
  color: theme.vars.palette.text.primary,
  boxShadow: floatingShadow,
});

/** On a phone the sheet includes the alternative, beside the button if both fit. */
const Sheet = styled('div')(({ theme }) => ({
  '& > :not(form)': { marginTop: theme.spacing(1.5) },
  [narrow]: {
    ...surface(theme),
    ...theme.mixins.wrap,
    columnGap: 8,
    '& .MuiButton-root': { flex: '1 1 8rem', minHeight: 48, marginTop: 8, paddingInline: 8 },
  },
}));

const Bar = styled('form')(({ theme }) => ({
  ...surface(theme),
  [narrow]: { display: 'contents' },
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
  width: '100%',
  minWidth: 0,
  display: 'grid',
  padding: theme.spacing(1, 2, 0.75),
  borderRadius: radii.control,
  textAlign: 'start',
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
  '& .MuiInputBase-root': {
    position: 'static',
    width: '100%',
    height: '2.125rem',
    fontSize: '1.0625rem',
  },
  // The accent of a Greek capital letter is on its left and must not be clipped.
  '& .MuiInputBase-input': {
    height: '2.125rem',
    minHeight: 0,
    padding: '0 0 0 4px',
    marginInlineStart: -4,
    boxSizing: 'border-box',
  },
  '& input[type="search"]': { position: 'relative', zIndex: 1 },
  '& .MuiInputBase-input:placeholder-shown': { textOverflow: 'ellipsis' },
  '& .MuiInputBase-input::placeholder': { opacity: 1, color: theme.vars.palette.text.secondary },
  // Makes the whole segment clickable.
  '& label::after': { content: '""', ...theme.mixins.cover },
  '&[data-choice] label': { position: 'relative', zIndex: 2, pointerEvents: 'none' },
  '& .MuiNativeSelect-select, & .MuiNativeSelect-select:focus': {
    ...theme.mixins.cover,
    zIndex: 1,
    height: '100%',
    margin: 0,
    padding: theme.spacing('1.75rem', 5, 0.75, 2),
    lineHeight: '2.0625rem',
    borderRadius: 'inherit',
    outline: 'none',
    background: 'none',
  },
  '& .MuiNativeSelect-icon': { right: 12, top: 'auto', bottom: 12 },
  [narrow]: {
    paddingBlock: theme.spacing(0.5, 0.25),
    '& .MuiNativeSelect-select, & .MuiNativeSelect-select:focus': {
      paddingBlock: `1.5rem ${theme.spacing(0.25)}`,
      // Doubled text would cut the longest choice.
      fontSize: 'min(1.0625rem, 7cqi)',
    },
    '& .MuiNativeSelect-icon': { bottom: 8 },
  },
  '&:focus-within': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -3,
  },
}));

const Caption = styled('label')(({ theme }) => ({
  ...theme.mixins.smallNote,
  fontWeight: 500,
}));

/** The values of a search. Only the keywords appear in the address. */
export interface HeroSearch {
  keywords: string;
  /** A country code, or blank. */
  location: string;
  category: string;
}

export interface HeroSearchFormProps {
  placeholder?: string;
  onSearch?: (search: HeroSearch) => void;
  locations?: readonly Option[];
  /** `none`, if included, labels the blank option. Without categories, the field is omitted. */
  categories?: readonly Option[];
  /** An alternative to the search, beside its button on a phone and below the form otherwise. */
  children?: ReactNode;
}

/** The main search of the home page: keywords, location and category. */
export function HeroSearchForm({
  placeholder,
  onSearch,
  locations = [],
  categories = [],
  children,
}: HeroSearchFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [search, setSearch] = useState<HeroSearch>({ keywords: '', location: '', category: '' });
  // Input from before hydration arrives in one batch, so each change builds on the previous one.
  const change =
    (part: keyof HeroSearch) =>
    ({ target: { value } }: { target: { value: string } }) =>
      setSearch((known) => ({ ...known, [part]: value }));
  const isNone = ({ value }: Option) => value === 'none';
  const choices = [
    {
      part: 'location',
      label: t('forms.search.location'),
      options: locations,
      empty: t('common.allCountries'),
    },
    {
      part: 'category',
      label: t('fields.category'),
      options: categories.filter((category) => !isNone(category)),
      empty: categories.find(isNone)?.label ?? t('forms.categories.none'),
    },
  ] as const;
  return (
    <Root aria-label={t('forms.search.label')}>
      <Sheet>
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
              onChange={change('keywords')}
              slotProps={{ input: { enterKeyHint: 'search', autoComplete: 'off' } }}
            />
          </Segment>
          {choices.map(
            ({ part, label: caption, options, empty }) =>
              (part === 'location' || categories.length > 0) && (
                <Segment key={part} data-choice={part}>
                  <Caption htmlFor={`${id}-${part}`}>{caption}</Caption>
                  <NativeSelect
                    id={`${id}-${part}`}
                    value={search[part]}
                    onChange={change(part)}
                    disableUnderline
                  >
                    <option value="">{empty}</option>
                    {options.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </NativeSelect>
                </Segment>
              ),
          )}
          <Button type="submit" variant="contained" size="large" startIcon={<SearchIcon />}>
            {t('forms.search.submit')}
          </Button>
        </Bar>
        {children}
      </Sheet>
    </Root>
  );
}
