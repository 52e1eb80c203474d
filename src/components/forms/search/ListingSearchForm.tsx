import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField, wordsOf } from './SearchField.tsx';
import { paths } from '#src/config/paths.ts';

const Bar = styled('form')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  '& .MuiOutlinedInput-root': { flex: 1, minWidth: 0 },
  '& .MuiButton-root': { minHeight: 56 },
  '& .MuiButton-startIcon': { [theme.breakpoints.down('sm')]: { margin: 0 } },
}));

const Word = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    position: 'absolute',
    clipPath: 'inset(50%)',
    width: 1,
    height: 1,
    overflow: 'hidden',
  },
}));

export interface ListingSearchFormProps extends Omit<
  ComponentPropsWithoutRef<'search'>,
  'children' | 'onChange' | 'onSubmit'
> {
  /** The keywords from the address. */
  keywords?: string;
  /** Called when search is pressed or the field is cleared. */
  onSearch?: (keywords: string) => void;
}

/**
 * The search above the listings. Also pass the keywords as `key`, so that it follows the address.
 */
export function ListingSearchForm({ keywords = '', onSearch, ...rest }: ListingSearchFormProps) {
  const { t } = useTranslation();
  return (
    <search aria-label={t('forms.search.inListings')} {...rest}>
      <Bar
        action={paths.listingGrid.href()}
        method="get"
        onSubmit={(event) => {
          if (!onSearch) return;
          event.preventDefault();
          onSearch(wordsOf(event.currentTarget));
        }}
      >
        <SearchField
          name="keywords"
          label={t('forms.search.keywords')}
          placeholder={t('forms.search.keywordsPlaceholder')}
          initial={keywords}
          onClear={() => {
            if (keywords) onSearch?.('');
          }}
          icon
        />
        <Button type="submit" variant="contained" startIcon={<SearchIcon />}>
          <Word>{t('forms.search.submit')}</Word>
        </Button>
      </Bar>
    </search>
  );
}
