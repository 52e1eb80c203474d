import { useTranslation } from 'react-i18next';
import { changePassword } from '#common/contract/account/account.ts';
import { PasswordForm } from '#src/components/forms/account/PasswordForm.tsx';
import { useSessions } from '#src/hooks/data/account/own.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';
import { Section } from './Section.tsx';

const fields = ['current', 'password'];

/** A new password in place of the current one; the other devices are signed out. */
export function PasswordSection() {
  const { t } = useTranslation();
  const { mutate } = useSessions();
  const { send, pending, notice, serverErrors } = useFormCall('password', changePassword, {
    fields,
    done: () => t('account.password.saved'),
    onSuccess: () => void mutate(),
  });
  return (
    <Section title={t('pages.dashboard.passwordTitle')}>
      <PasswordForm
        onSubmit={({ current, password }) => send({ body: { current, password } })}
        pending={pending}
        serverErrors={serverErrors}
        notice={notice}
      />
    </Section>
  );
}
