import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef } from 'react';

const PAUSE_MS = 500;

/** Tells what the form holds once the typing pauses, and at the latest when the page goes. */
export function DraftWatch<Values extends FormikValues>({
  onDraft,
}: {
  onDraft: (values: Values) => void;
}) {
  const { values } = useFormikContext<Values>();
  const told = useRef(values);
  const pending = useRef<() => void>(null);

  useEffect(() => {
    if (values === told.current) return undefined;
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

  return null;
}
