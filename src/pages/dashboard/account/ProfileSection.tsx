import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resendConfirmation } from '#common/contract/account/account.ts';
import {
  getProfile,
  saveProfile,
  type Profile as Contract,
} from '#common/contract/account/profile.ts';
import type { Camel } from '#common/contract/camel.ts';
import { call, orFallback } from '#src/api/transport/call.ts';
import type { User } from '#src/api/users.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { ProfileForm, type ProfileValues } from '#src/components/forms/account/ProfileForm.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { paths } from '#src/config/paths.ts';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { fetchOnce, useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useDraft } from '#src/hooks/stored/useDraft.ts';
import { withShapeOf } from '#src/lib/read.ts';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { uploadIfTaken } from '#src/pages/shared/uploads.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

type Profile = Camel<Contract>;

/** The person's own profile. Null if the server does not store profiles. */
const useProfile = () =>
  useOwnQuery(getProfile, {}, { ...fetchOnce, read: (response) => orFallback(response, null) });

/** Fields that a draft leaves out: the password, and the photo, which must be chosen again. */
const noDraft = {
  name: '',
  bio: '',
  location: '',
  number: '',
  email: '',
  youtube: '',
  website: '',
};

const fields = [...Object.keys(noDraft), 'photo', 'current', 'public'];

const valuesOf = ({ photo, public: isPublic, ...texts }: Profile) => ({
  ...withShapeOf(texts, noDraft),
  photo: photo === null ? null : { url: photo },
  public: isPublic,
});

interface Saved {
  profile: Profile;
  isWhole: boolean;
}

const save = async (
  { photo, current, ...written }: ProfileValues,
  key: string | undefined,
): Promise<Saved> => {
  const sent = photo instanceof File ? await uploadIfTaken(photo) : null;
  const payload = {
    ...written,
    // Omits a stored photo, which stays unchanged.
    ...(photo === null && { photo }),
    ...(sent && { photo: sent.code }),
    ...(current && { current }),
  };
  const profile = await call(saveProfile, { body: payload }, { key });
  return { profile, isWhole: !(photo instanceof File) || sent !== null };
};

function EmailState({ user, newEmail }: { user: User | undefined; newEmail: string | null }) {
  const { t } = useTranslation();
  const email = user?.email ?? '';
  const { send, form } = useFormCall('confirmation', resendConfirmation, {
    idempotent: true,
    done: () => t('account.email.sentAgain', { email }),
  });
  if (newEmail)
    return (
      <NoticeBanner severity="info" sx={{ mb: 3 }}>
        {t('account.email.pending', { email: newEmail })}
      </NoticeBanner>
    );
  if (user?.emailConfirmed !== false) return null;
  return (
    <Stack spacing={1} sx={{ mb: 3 }}>
      <NoticeBanner severity="info">{t('account.email.unconfirmed')}</NoticeBanner>
      <PendingButton
        variant="outlined"
        pending={form.pending}
        pendingLabel={t('common.sending')}
        onClick={() => void send({})}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('account.email.sendAgain')}
      </PendingButton>
      <FormNotice>{form.notice}</FormNotice>
    </Stack>
  );
}

interface FormProps {
  user: User | undefined;
  /** Null if the server does not store profiles. */
  profile: Profile | null;
}

function Form({ user, profile }: FormProps) {
  const { t } = useTranslation();
  const { mutate } = useCurrentUser();
  const { mutate: mutateProfile } = useProfile();
  const { draft, keep, forget } = useDraft(`profile.${user?.email ?? ''}`, noDraft);
  // Initial values must not change, because saving would reset the form.
  const [initial] = useState(() => ({
    ...(profile ? valuesOf(profile) : { name: user?.name ?? '', email: user?.email ?? '' }),
    ...draft,
  }));
  const [isWhole, setWhole] = useState(true);
  const { send, form } = useFormCall('profile', save, {
    idempotent: true,
    fields,
    done: () => t(isWhole ? 'account.profile.saved' : 'account.profile.savedWithoutPhoto'),
    onSuccess: (saved, values) => {
      forget(values);
      setWhole(saved.isWhole);
      void mutateProfile(saved.profile, { revalidate: false });
      void mutate();
    },
  });
  return (
    <ProfileForm
      initial={initial}
      onDraft={keep}
      full={profile !== null}
      onSubmit={send}
      {...form}
    />
  );
}

export function ProfileSection() {
  const { t } = useTranslation();
  const { sessionVersion } = useSession();
  const { data: user, isLoading } = useCurrentUser();
  const stored = useProfile();
  const profile = stored.data;
  return (
    <Panel title={t('pages.dashboard.profileTitle')}>
      <EmailState user={user} newEmail={profile?.newEmail ?? null} />
      {/* A form without the stored values would overwrite them. */}
      <Loaded
        {...stored}
        data={isLoading ? undefined : profile}
        // The height of the form, so that the sections below do not move.
        outline={<Skeleton variant="rounded" sx={{ height: { xs: 1184, sm: 835 } }} aria-busy />}
      >
        {/* Resets for another person only: input must survive a late response. */}
        {(known) => <Form key={sessionVersion} user={user} profile={known} />}
      </Loaded>
      {profile?.public && profile.code && (
        <Link
          href={paths.userProfile.href(profile.code)}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1 }}
        >
          {t('account.profile.see')}
        </Link>
      )}
    </Panel>
  );
}
