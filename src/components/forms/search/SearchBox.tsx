import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaits } from '#src/hooks/useWaits.ts';
import { NeedsScripts } from '#src/components/forms/NeedsScripts.tsx';

const Root = styled('search', { name: 'SeiraSearchBox', slot: 'root' })({
  display: 'block',
  '& input::-webkit-search-cancel-button': { display: 'none' },
});

export interface SearchBoxProps extends Omit<
  ComponentPropsWithoutRef<'search'>,
  'children' | 'onChange' | 'onSubmit'
> {
  /** Accessible name of the field. */
  label?: string;
  /** An example of what may be typed. */
  placeholder?: string;
  /** The search keywords; pass them as `key` too, so that the field follows the address. */
  keywords?: string;
  /** Called when search is pressed or the field is cleared. */
  onSearch?: (keywords: string) => void;
}

/** A small search for a sidebar. Above listings use `ListingSearchForm`. */
export function SearchBox({
  label,
  placeholder,
  keywords = '',
  onSearch,
  ...rest
}: SearchBoxProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(keywords);
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const waits = useWaits(form);
  const name = label ?? t('forms.search.submit');
  return (
    <Root aria-label={name} {...rest}>
      <form
        ref={form}
        {...waits}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch?.(text.trim());
        }}
      >
        <NeedsScripts />
        <OutlinedInput
          inputRef={input}
          fullWidth
          type="search"
          name="keywords"
          placeholder={placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{
            input: { 'aria-label': name, enterKeyHint: 'search', autoComplete: 'off' },
          }}
          endAdornment={
            <InputAdornment position="end">
              {text && (
                <IconButton
                  aria-label={t('forms.search.clear')}
                  onClick={() => {
                    setText('');
                    input.current?.focus();
                    if (keywords) onSearch?.('');
                  }}
                >
                  <CloseIcon />
                </IconButton>
              )}
              <IconButton
                type="submit"
                edge="end"
                color="primary"
                aria-label={t('forms.search.submit')}
              >
                <SearchIcon />
              </IconButton>
            </InputAdornment>
          }
        />
      </form>
    </Root>
  );
}
