import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { PROVIDER_NAMES } from '#common/socialProviders.ts';
import {
  finishSocial,
  linkSocial,
  mailSocialLink,
  type SocialLinkPayload,
} from '#common/contract/account/social.ts';
import { conflictIn, openSession } from '#src/api/users.ts';
import { social, type SocialReturn as Returned } from '#src/browser/social.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { SocialLinkForm } from '#src/components/forms/account/SocialLinkForm.tsx';
import { paths } from '#src/config/paths.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/social.ts';
import * as en from '#src/i18n/en/social.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

/** Another account has the address: its password, or a link to the address, joins the two. */
function Join({
  token,
  ...conflict
}: { token: string } & NonNullable<ReturnType<typeof conflictIn>>) {
  const { t } = useTranslation();
  const toast = useToast();
  const provider = conflict.provider ? PROVIDER_NAMES[conflict.provider] : '';
  const email = conflict.email ?? '';
  const link = useFormCall(
    'social_link',
    (body: SocialLinkPayload) => openSession(linkSocial, body),
    {
      onSuccess: () => toast.success(t('user.login.message')),
    },
  );
  const mail = useFormCall('social_mail', mailSocialLink, {
    idempotent: true,
    done: () => t('social.join.mailed', { email, provider }),
  });
  return (
    <SocialLinkForm
      provider={provider}
      email={email}
      onSubmit={({ password }) => link.send({ token, password })}
      pending={link.form.pending}
      onMail={conflict.mail ? () => void mail.send({ body: { token } }) : undefined}
      mailing={mail.form.pending}
      notice={link.form.notice}
      mailNotice={mail.form.notice}
    />
  );
}

/**
 * The login after the way back from a provider: it ends the sign-in, asks for missing facts, or
 * gives the reason for a failure above the form.
 */
export function SocialReturn({
  provider: id,
  token,
  failure,
  form,
}: Returned & {
  /** The login itself, for another try. */
  form: ReactNode;
}) {
  useAddedTexts({ el, en });
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const provider = PROVIDER_NAMES[id];
  const finish = useFormCall('social', (one: string) => openSession(finishSocial, { token: one }), {
    onSuccess: () => toast.success(t('user.login.message')),
  });
  const { send } = finish;
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (token === null || sent.current === token) return;
    sent.current = token;
    // The guard leads on to where the person wanted to go before they left.
    void navigate(
      { pathname: paths.login.href(), hash },
      { replace: true, state: social.stateLeft() },
    );
    void send(token);
  }, [token, hash, navigate, send]);

  const conflict = finish.failure ? conflictIn(finish.failure) : null;
  if (token !== null && conflict) return <Join token={token} {...conflict} />;
  if (token !== null && !finish.failure)
    return (
      <Stack direction="row" spacing={2} role="status" sx={{ alignItems: 'center', py: 4 }}>
        <CircularProgress size={24} aria-hidden />
        <Typography>{t('social.finishing', { provider })}</Typography>
      </Stack>
    );
  return (
    <Stack spacing={3}>
      {token === null ? (
        <NoticeBanner
          severity={failure === 'refused' ? 'info' : 'error'}
          onClose={() => void navigate(paths.login.href(), { replace: true })}
        >
          {t(`social.failure.${failure}`, { provider })}
        </NoticeBanner>
      ) : (
        finish.form.notice
      )}
      {form}
    </Stack>
  );
}
