import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef } from 'react';

const PAUSE_MS = 500;

/**
 * Reports the values of the surrounding form once typing pauses, and at the latest when the page is
 * left.
 * @param onDraft receives the values; without it nothing is watched.
 */
export function useDraftWatch<Values extends FormikValues>(
  onDraft: ((values: Values) => void) | undefined,
): void {
  const { values } = useFormikContext<Values>();
  const told = useRef(values);
  const pending = useRef<() => void>(null);

  useEffect(() => {
    if (!onDraft || values === told.current) return undefined;
    const tell = (): void => {
      pending.current = null;
      told.current = values;
      onDraft(values);
    };
    pending.current = tell;
    const timer = setTimeout(tell, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, onDraft]);

  useEffect(() => {
    const flush = (): void => pending.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
}
