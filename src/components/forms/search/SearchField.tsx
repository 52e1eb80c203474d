import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const Input = styled(OutlinedInput)({
  '& input::-webkit-search-cancel-button': { display: 'none' },
});

interface SearchFieldProps extends Pick<OutlinedInputProps, 'name' | 'placeholder'> {
  label: string;
  /** The value. Without it, the field is uncontrolled, which keeps text typed before hydration. */
  value?: string;
  initial?: string;
  onChange?: (value: string) => void;
  /** Called after the button clears the field. The field keeps focus. */
  onClear?: () => void;
  clearsOnEscape?: boolean;
  icon: boolean;
  end?: ReactNode;
}

/** A search field with a clear button. */
export function SearchField({
  label,
  value,
  initial = '',
  onChange,
  onClear,
  clearsOnEscape = false,
  icon,
  end,
  ...rest
}: SearchFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [hasOwn, setOwn] = useState(initial !== '');
  const isFilled = value === undefined ? hasOwn : value !== '';
  const change = (text: string) => {
    setOwn(text !== '');
    onChange?.(text);
  };
  const clear = () => {
    if (value === undefined && input.current) input.current.value = '';
    change('');
    input.current?.focus();
    onClear?.();
  };
  return (
    <Input
      {...rest}
      inputRef={input}
      fullWidth
      type="search"
      value={value}
      defaultValue={value === undefined ? initial : undefined}
      onChange={(event) => change(event.target.value)}
      onKeyDown={(event) => {
        if (clearsOnEscape && event.key === 'Escape' && isFilled) clear();
      }}
      slotProps={{ input: { 'aria-label': label, enterKeyHint: 'search', autoComplete: 'off' } }}
      startAdornment={
        icon && (
          <InputAdornment position="start">
            <SearchIcon aria-hidden />
          </InputAdornment>
        )
      }
      endAdornment={
        (isFilled || end) && (
          <InputAdornment position="end">
            {isFilled && (
              <IconButton
                edge={end ? false : 'end'}
                aria-label={t('forms.search.clear')}
                onClick={clear}
              >
                <CloseIcon />
              </IconButton>
            )}
            {end}
          </InputAdornment>
        )
      }
    />
  );
}
