import Skeleton from '@mui/material/Skeleton';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string, type InferType } from 'yup';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { password } from '#src/components/forms/schemas/rules.ts';
import { FormDialog, type DialogProps } from '#src/components/forms/shell/FormDialog.tsx';

const schema = object({ password: password() });
const noPassword = object({ password: string().default('') });

interface AccountEnding {
  /** Days until the deletion is final. */
  days: number;
  /** Number of tickets that the deletion cancels. */
  openTickets: number;
  /** Places that need a new owner first. */
  places: { slug: string; title: string }[];
}

export interface DeleteAccountDialogProps extends DialogProps<InferType<typeof schema>> {
  /** Consequences that the server reports. With them, the dialog asks for the password. */
  ending?: AccountEnding;
  loading?: boolean;
}

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

/** Explains the consequences of deleting an account and asks for confirmation. */
export function DeleteAccountDialog({
  ending,
  loading = false,
  onSubmit,
  ...dialog
}: DeleteAccountDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const isBarred = loading || (ending !== undefined && ending.places.length > 0);
  return (
    <FormDialog
      {...dialog}
      alert={id}
      title={t('forms.deleteAccount.title')}
      schema={ending ? schema : noPassword}
      onSubmit={isBarred ? undefined : onSubmit}
      submit={!isBarred && t('forms.deleteAccount.confirm')}
      pendingLabel={t('forms.deleteAccount.deleting')}
      isGrave={() => true}
    >
      <Box id={id} aria-busy={loading || undefined} sx={{ mb: 1 }}>
        {loading ? (
          <Skeleton variant="rounded" height={96} />
        ) : ending ? (
          <Consequences ending={ending} />
        ) : (
          t('forms.deleteAccount.text')
        )}
      </Box>
      {ending && !isBarred && (
        <PasswordInput name="password" label={t('account.ending.password')} />
      )}
    </FormDialog>
  );
}
