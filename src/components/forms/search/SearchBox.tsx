import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { useRef, type ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaits } from '#src/hooks/useWaits.ts';
import { SearchField, wordsOf } from './SearchField.tsx';
import { NeedsScripts } from '#src/components/forms/shell/FormNotice.tsx';

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
  const form = useRef<HTMLFormElement>(null);
  const waits = useWaits(form);
  const name = label ?? t('forms.search.submit');
  return (
    <search aria-label={name} {...rest}>
      <form
        ref={form}
        {...waits}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch?.(wordsOf(event.currentTarget));
        }}
      >
        <NeedsScripts />
        <SearchField
          name="keywords"
          label={name}
          placeholder={placeholder}
          initial={keywords}
          onClear={() => {
            if (keywords) onSearch?.('');
          }}
          end={
            <IconButton
              type="submit"
              edge="end"
              color="primary"
              aria-label={t('forms.search.submit')}
            >
              <SearchIcon />
            </IconButton>
          }
        />
      </form>
    </search>
  );
}
