import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Asked before; it closes when the promise is settled. */
  question: Pick<ConfirmDialogProps, 'title' | 'text' | 'confirmLabel'>;
  onConfirm: () => Promise<unknown>;
}

/** A button for what cannot be undone, which asks first. */
export function ConfirmButton({ question, onConfirm, ...button }: ConfirmButtonProps) {
  const [state, setState] = useState<'closed' | 'open' | 'busy'>('closed');
  return (
    <>
      <Button variant="text" color="error" {...button} onClick={() => setState('open')} />
      <ConfirmDialog
        {...question}
        open={state !== 'closed'}
        tone="danger"
        busy={state === 'busy'}
        onConfirm={() => {
          setState('busy');
          void onConfirm().finally(() => setState('closed'));
        }}
        onClose={() => setState('closed')}
      />
    </>
  );
}
