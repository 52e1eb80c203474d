import { useTranslation } from 'react-i18next';
import Typography from '@mui/material/Typography';
import { askForLink } from '#common/contract/account/account.ts';
import { RecoverForm } from '#src/components/forms/account/RecoverForm.tsx';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

const fields = ['email'];

/** Asks for the message with the link; the answer is the same whether or not there is an account. */
export function AskForLink() {
  const { t } = useTranslation();
  const { send, pending, notice, serverErrors } = useFormCall('recover', askForLink, {
    idempotent: true,
    fields,
    done: () => t('account.recover.sent'),
  });
  return (
    <>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{t('help.recover.text')}</Typography>
      <RecoverForm
        onSubmit={({ email }) => send({ body: { email } })}
        pending={pending}
        serverErrors={serverErrors}
        notice={notice}
      />
    </>
  );
}
