import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { claimSchema, type ClaimValues } from '#src/components/forms/schemas/claim.ts';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { useListingTexts } from '#src/i18n/listingTexts.ts';

const blank: ClaimValues = { text: '', contact: '' };

export interface ClaimDialogProps {
  /** Whether the dialog is open. */
  open?: boolean;
  /** What the place is called. */
  place?: string;
  /** Escape, the backdrop or the button asks to close it. */
  onClose?: () => void;
  /** Receives what the person says once both fields are filled in. */
  onSubmit?: (values: ClaimValues) => Promise<void> | void;
  /** The request is in progress. */
  pending?: boolean;
  /** The server's problems by field. */
  serverErrors?: Record<string, string[]>;
  /** The result of submitting the form. */
  notice?: ReactNode;
}

/** Whoever runs a place says so, and where that can be checked. */
export function ClaimDialog({
  open = false,
  place = '',
  onClose,
  onSubmit = () => undefined,
  pending = false,
  serverErrors,
  notice,
}: ClaimDialogProps) {
  useListingTexts();
  const { t } = useTranslation();
  const title = useId();
  const first = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={title}
      fullWidth
      maxWidth="sm"
      slotProps={{ transition: { onEntering: () => first.current?.focus() } }}
    >
      <DialogTitle id={title} sx={{ typography: 'h3', pt: 3 }}>
        {t('listings.claimTitle')}
      </DialogTitle>
      <FormShell
        initialValues={blank}
        schema={claimSchema}
        onSubmit={onSubmit}
        pending={pending}
        serverErrors={serverErrors}
        aria-labelledby={title}
        style={{ padding: '0 24px 24px', overflowY: 'auto' }}
      >
        <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
          {t('listings.claimText', { place })}
        </Typography>
        <TextInput
          name="text"
          label={t('listings.claimWhy')}
          multiline
          minRows={3}
          inputRef={first}
          required
        />
        <TextInput
          name="contact"
          label={t('listings.claimContact')}
          hint={t('listings.claimContactHint')}
          autoComplete="off"
          required
        />
        <FormNotice>{notice}</FormNotice>
        <Stack
          direction={{ xs: 'column-reverse', sm: 'row' }}
          sx={{ gap: 1, justifyContent: 'flex-end', mt: 1 }}
        >
          <Button onClick={onClose}>{t(notice ? 'common.close' : 'common.cancel')}</Button>
          <SubmitButton size="medium" pending={pending} pendingLabel={t('listings.claimSending')}>
            {t('listings.claimSend')}
          </SubmitButton>
        </Stack>
      </FormShell>
    </Dialog>
  );
}
