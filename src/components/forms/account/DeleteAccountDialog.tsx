import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { endingSchema, type EndingValues } from '#src/components/forms/schemas/account.ts';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import type { DialogProps } from '#src/components/forms/shell/FormDialog.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';

const blank: EndingValues = { password: '' };

/** Consequences of deleting the account. */
export interface AccountEnding {
  /** For so many days one can change one's mind. */
  days: number;
  /** Numbers that are given back. */
  openTickets: number;
  /** Places that have to be handed over first. */
  places: { slug: string; title: string }[];
}

export interface DeleteAccountDialogProps extends DialogProps<EndingValues> {
  /** Consequences reported by the server; with them the dialog asks for the password. */
  ending?: AccountEnding;
  /** It is not known yet what the deletion would do. */
  loading?: boolean;
}

/** Stated before the person confirms. */
function Consequences({ ending: { days, openTickets, places } }: { ending: AccountEnding }) {
  const { t } = useTranslation();
  if (places.length > 0)
    return (
      <NoticeBanner severity="warning">
        {t('account.ending.places')}
        <ul style={{ listStyle: 'disc', paddingInlineStart: '1.25rem' }}>
          {places.map(({ slug, title }) => (
            <li key={slug}>{title}</li>
          ))}
        </ul>
      </NoticeBanner>
    );
  return (
    <ul style={{ listStyle: 'disc', paddingInlineStart: '1.25rem' }}>
      {openTickets > 0 && <li>{t('account.ending.tickets', { count: openTickets })}</li>}
      <li>{t('account.ending.devices')}</li>
      <li>{t('account.ending.reviews')}</li>
      <li>{t('account.ending.text', { days })}</li>
      <li>{t('account.ending.later')}</li>
    </ul>
  );
}

/** Says what deleting an account does and asks for confirmation; the cancel button has the focus. */
export function DeleteAccountDialog({
  open = false,
  ending,
  loading = false,
  onClose,
  onSubmit,
  pending = false,
  notice,
  ...form
}: DeleteAccountDialogProps) {
  const { t } = useTranslation();
  const title = useId();
  const text = useId();
  const back = useRef<HTMLButtonElement>(null);
  const isBarred = loading || (ending !== undefined && ending.places.length > 0);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={text}
      fullWidth
      maxWidth="xs"
      slotProps={{ transition: { onEntering: () => back.current?.focus() } }}
    >
      <DialogTitle id={title} sx={{ typography: 'h3', pt: 3 }}>
        {t('forms.deleteAccount.title')}
      </DialogTitle>
      <FormShell
        {...form}
        initialValues={blank}
        schema={ending ? endingSchema : undefined}
        onSubmit={isBarred ? undefined : onSubmit}
        pending={pending}
        aria-labelledby={title}
        style={{ minHeight: 0, overflow: 'hidden', gap: 0 }}
      >
        <DialogContent>
          <DialogContentText
            id={text}
            component="div"
            aria-busy={loading || undefined}
            sx={{ color: 'text.primary', mb: ending && !isBarred ? 2 : 0 }}
          >
            {loading ? (
              <Skeleton variant="rounded" height={96} />
            ) : ending ? (
              <Consequences ending={ending} />
            ) : (
              t('forms.deleteAccount.text')
            )}
          </DialogContentText>
          {ending && !isBarred && (
            <PasswordInput name="password" label={t('account.ending.password')} required />
          )}
          <FormNotice>{notice}</FormNotice>
        </DialogContent>
        <DialogActions
          sx={{
            p: 3,
            pt: 1,
            gap: 1,
            flexDirection: { xs: 'column-reverse', sm: 'row' },
            alignItems: 'stretch',
          }}
          disableSpacing
        >
          <Button ref={back} variant="outlined" onClick={onClose}>
            {t(notice || isBarred ? 'common.close' : 'common.cancel')}
          </Button>
          {!isBarred && (
            <PendingButton
              type="submit"
              color="error"
              pending={pending}
              pendingLabel={t('forms.deleteAccount.deleting')}
            >
              {t('forms.deleteAccount.confirm')}
            </PendingButton>
          )}
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
