import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#src/components/forms/search/SearchField.tsx';

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
  const name = label ?? t('forms.search.submit');
  return (
    <search aria-label={name} {...rest}>
      <SearchField
        label={name}
        placeholder={placeholder}
        value={value}
        onChange={onChange}
        clearsOnEscape
        icon
      />
    </search>
  );
}
