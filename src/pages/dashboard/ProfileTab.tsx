import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#src/api/users.ts';
import { lazyPart } from '#src/components/lazy/lazyPart.ts';
import { PasswordForm } from '#src/components/forms/account/PasswordForm.tsx';
import { ProfileForm } from '#src/components/forms/account/ProfileForm.tsx';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { useDraft } from '#src/hooks/useDraft.ts';
import { useNotConnected } from '#src/pages/shared/useNotConnected.tsx';

/** The contents of a draft; a photo has to be chosen again. */
const noDraft = {
  name: '',
  bio: '',
  location: '',
  number: '',
  email: '',
  youtube: '',
  website: '',
};

/** The form's values: the server's, overridden by input that has not been sent yet. */
function Profile({ user }: { user: User | undefined }) {
  const { answer, notice } = useNotConnected();
  const { draft, keep } = useDraft(`profile.${user?.email ?? ''}`, noDraft);
  const initial = useMemo(
    () => ({ name: user?.name ?? '', email: user?.email ?? '', ...draft }),
    [user, draft],
  );
  return <ProfileForm initial={initial} onDraft={keep} onSubmit={answer} notice={notice} />;
}

const DeleteAccountDialog = lazyPart(
  async () =>
    (await import('#src/components/forms/account/DeleteAccountDialog.tsx')).DeleteAccountDialog,
  { reveal: 'intent' },
);

/** The profile, the password and the account's end. None of the forms is connected yet. */
export function ProfileTab() {
  const { t } = useTranslation();
  const { data: user } = useCurrentUser();
  const password = useNotConnected();
  const end = useNotConnected();
  const [deleting, setDeleting] = useState(false);

  return (
    <Stack sx={{ gap: 3, maxWidth: 760 }}>
      <Card component="section" aria-labelledby="profile-title" sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Typography id="profile-title" variant="h2" sx={{ fontSize: '1.375rem', mb: 3 }}>
          {t('pages.dashboard.profileTitle')}
        </Typography>
        <Profile key={user?.email ?? 'unknown'} user={user} />
      </Card>
      <Card component="section" aria-labelledby="password-title" sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Typography id="password-title" variant="h2" sx={{ fontSize: '1.375rem', mb: 3 }}>
          {t('pages.dashboard.passwordTitle')}
        </Typography>
        <PasswordForm onSubmit={password.answer} notice={password.notice} />
      </Card>
      <Card component="section" aria-labelledby="delete-title" sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Typography id="delete-title" variant="h2" sx={{ fontSize: '1.375rem', mb: 1 }}>
          {t('pages.dashboard.deleteTitle')}
        </Typography>
        <Typography sx={{ mb: 2 }}>{t('pages.dashboard.deleteText')}</Typography>
        <Button
          color="error"
          variant="outlined"
          onClick={() => setDeleting(true)}
          {...DeleteAccountDialog.intent}
        >
          {t('pages.dashboard.deleteAction')}
        </Button>
      </Card>
      <DeleteAccountDialog
        open={deleting}
        onClose={() => {
          setDeleting(false);
          end.forget();
        }}
        onConfirm={end.answer}
        notice={end.notice}
      />
    </Stack>
  );
}
