import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/config/paths.ts';

const name = 'SeiraListingSearchForm';

const Root = styled('search', { name, slot: 'root' })({ display: 'block' });

const Bar = styled('form', { name, slot: 'bar' })(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  '& .MuiOutlinedInput-root': { flex: 1, minWidth: 0 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& .MuiButton-root': { minHeight: 56 },
  '& .MuiButton-startIcon': { [theme.breakpoints.down('sm')]: { margin: 0 } },
}));

const Word = styled('span', { name, slot: 'word' })(({ theme }) => ({
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
  // The field holds its own text: only the first letter triggers a render.
  const [filled, setFilled] = useState(keywords !== '');
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    setFilled(false);
    if (keywords) onSearch?.('');
  };
  return (
    <Root aria-label={t('forms.search.inListings')} {...rest}>
      <Bar
        action={paths.listingGrid.href()}
        method="get"
        onSubmit={(event) => {
          if (!onSearch) return;
          event.preventDefault();
          onSearch(input.current?.value.trim() ?? '');
        }}
      >
        <OutlinedInput
          inputRef={input}
          name="keywords"
          type="search"
          placeholder={t('forms.search.keywordsPlaceholder')}
          defaultValue={keywords}
          onChange={(event) => setFilled(event.target.value !== '')}
          slotProps={{
            input: {
              'aria-label': t('forms.search.keywords'),
              enterKeyHint: 'search',
              autoComplete: 'off',
            },
          }}
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon aria-hidden />
            </InputAdornment>
          }
          endAdornment={
            filled && (
              <InputAdornment position="end">
                <IconButton edge="end" aria-label={t('forms.search.clear')} onClick={clear}>
                  <CloseIcon />
                </IconButton>
              </InputAdornment>
            )
          }
        />
        <Button type="submit" variant="contained" startIcon={<SearchIcon />}>
          <Word>{t('forms.search.submit')}</Word>
        </Button>
      </Bar>
    </Root>
  );
}
