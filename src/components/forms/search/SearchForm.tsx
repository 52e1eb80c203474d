import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { hidden } from '#src/components/display/VisuallyHidden.tsx';
import { paths } from '#src/config/paths.ts';
import { SearchField } from './SearchField.tsx';

const Bar = styled('form')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  '& .MuiOutlinedInput-root': { flex: 1, minWidth: 0 },
  '& > .MuiButton-root': { minHeight: 56 },
  '& > .MuiButton-root .MuiButton-startIcon': { [theme.breakpoints.down('sm')]: { margin: 0 } },
}));

const Word = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: hidden }));

export interface SearchFormProps {
  label?: string;
  placeholder?: string;
  /** Keywords from the address. Also pass them as `key`, so that the field follows the address. */
  keywords?: string;
  onSearch?: (keywords: string) => void;
  /** Address of the results page, also used without scripts. */
  action?: string;
  /** Puts the button into the field, for a narrow column. */
  compact?: boolean;
}

/** A keyword search, above the listings or in a sidebar. */
export function SearchForm({
  label,
  placeholder,
  keywords = '',
  onSearch,
  action = paths.listingGrid.href(),
  compact = false,
}: SearchFormProps) {
  const { t } = useTranslation();
  const submit = t('forms.search.submit');
  return (
    <search aria-label={label ?? t('forms.search.inListings')}>
      <Bar
        action={action}
        method="get"
        onSubmit={(event) => {
          if (!onSearch) return;
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('keywords');
          onSearch(typeof words === 'string' ? words.trim() : '');
        }}
      >
        <SearchField
          name="keywords"
          label={label ?? t('forms.search.keywords')}
          placeholder={placeholder ?? t('forms.search.keywordsPlaceholder')}
          initial={keywords}
          onClear={() => {
            if (keywords) onSearch?.('');
          }}
          icon={!compact}
          end={
            compact && (
              <IconButton type="submit" edge="end" color="primary" aria-label={submit}>
                <SearchIcon />
              </IconButton>
            )
          }
        />
        {!compact && (
          <Button type="submit" variant="contained" startIcon={<SearchIcon />}>
            <Word>{submit}</Word>
          </Button>
        )}
      </Bar>
    </search>
  );
}
