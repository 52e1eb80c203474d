import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The confirmation. It closes when the promise settles. */
  question: Pick<ConfirmDialogProps, 'title' | 'text' | 'confirmLabel'>;
  onConfirm: () => Promise<unknown>;
}

/** A button for an irreversible action, which asks for confirmation first. */
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
