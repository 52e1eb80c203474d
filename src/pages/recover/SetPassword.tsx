import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { setPassword } from '#src/api/users.ts';
import { NewPasswordForm } from '#src/components/forms/account/PasswordForm.tsx';
import { paths } from '#src/config/paths.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

const fields = ['password'];

/** Sets a new password with the token of a link; the server then signs in. */
export function SetPassword({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const { send, pending, notice, serverErrors } = useFormCall('new_password', setPassword, {
    fields,
    onSuccess: () => {
      toast.success(t('account.recover.saved'));
      void navigate(paths.dashboard.href(), { replace: true });
    },
  });
  return (
    <>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        {t('account.recover.text', { email })}
      </Typography>
      <NewPasswordForm
        onSubmit={({ password }) => send({ token, password })}
        pending={pending}
        serverErrors={serverErrors}
        notice={notice}
      />
    </>
  );
}
