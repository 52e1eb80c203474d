import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useRef, type ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';

const Root = styled('search', { name: 'SeiraFilterSearch', slot: 'root' })({
  display: 'block',
  '& .MuiOutlinedInput-root': { width: '100%' },
  '& input::-webkit-search-cancel-button': { display: 'none' },
});

export interface FilterSearchProps extends Omit<
  ComponentPropsWithoutRef<'search'>,
  'children' | 'onChange'
> {
  /** Accessible name of the field. */
  label?: string;
  /** The placeholder. */
  placeholder?: string;
  /** Current text. */
  value?: string;
  /** Called with the text at every change, and with an empty text after clearing. */
  onChange?: (value: string) => void;
}

/** A field that filters the content below it while typing. Escape clears it. */
export function FilterSearch({
  label,
  placeholder,
  value = '',
  onChange,
  ...rest
}: FilterSearchProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const name = label ?? t('forms.search.submit');
  const clear = () => {
    onChange?.('');
    input.current?.focus();
  };
  return (
    <Root aria-label={name} {...rest}>
      <OutlinedInput
        inputRef={input}
        type="search"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) clear();
        }}
        slotProps={{ input: { 'aria-label': name, enterKeyHint: 'search' } }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon aria-hidden />
          </InputAdornment>
        }
        endAdornment={
          value && (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label={t('forms.search.clear')} onClick={clear}>
                <CloseIcon />
              </IconButton>
            </InputAdornment>
          )
        }
      />
    </Root>
  );
}
