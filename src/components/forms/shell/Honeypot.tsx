import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';

export interface HoneypotProps {
  /** The field, whose value tells who fills in the form. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field that people neither see nor reach, by eye, keyboard or screen reader. Programs that fill
 * in forms fill it in too.
 */
export function Honeypot({ ref }: HoneypotProps) {
  const { t } = useTranslation();
  return (
    <VisuallyHidden aria-hidden>
      <label>
        {t('forms.honeypot')}
        <input ref={ref} name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </VisuallyHidden>
  );
}
