import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Button from '@mui/material/Button';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { deviceSchema } from '#src/components/forms/schemas/plan.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';

export interface DeviceNameDialogProps {
  /** The name so far; without one the dialog is closed. */
  name?: string | null;
  /** Receives the new name. */
  onSubmit?: (values: { name: string }) => Promise<void> | void;
  /** Escape, the backdrop or the button asks to close it. */
  onClose?: () => void;
  /** The name is on its way. */
  pending?: boolean;
  /** Errors from the server, by field. */
  serverErrors?: Record<string, string[]>;
  /** Why it was not saved, where no field is to blame. */
  notice?: ReactNode;
}

/** Gives a device another name. */
export function DeviceNameDialog({
  name = null,
  onSubmit,
  onClose,
  pending = false,
  serverErrors,
  notice,
}: DeviceNameDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open={name !== null}
      onClose={pending ? undefined : onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={id} sx={{ typography: 'h3', pt: 3, overflowWrap: 'anywhere' }}>
        {t('manage.devices.renaming', { name: name ?? '' })}
      </DialogTitle>
      <DialogContent>
        <FormShell
          initialValues={{ name: name ?? '' }}
          schema={deviceSchema}
          onSubmit={(values) => onSubmit?.(values)}
          pending={pending}
          serverErrors={serverErrors}
          banner={notice}
          aria-labelledby={id}
        >
          <TextInput name="name" label={t('manage.devices.name')} autoComplete="off" required />
          <SubmitButton>{t('manage.devices.rename')}</SubmitButton>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </FormShell>
      </DialogContent>
    </Dialog>
  );
}
