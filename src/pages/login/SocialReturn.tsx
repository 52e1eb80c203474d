import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
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
  SocialConflict,
  type SocialLinkPayload,
} from '#common/contract/account/social.ts';
import { readResponse } from '#src/api/transport/response.ts';
import type { ApiError } from '#src/api/transport/errors.ts';
import { openSession } from '#src/api/users.ts';
import { social, type SocialReturn as Returned } from '#src/browser/social.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { JoinForm } from '#src/components/forms/account/JoinForm.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { paths } from '#src/config/paths.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/social.ts';
import * as en from '#src/i18n/en/social.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

/** The account that conflicts with a social login. Null for other errors. */
const conflictIn = (failure: ApiError) =>
  failure.code === 'social_account_exists' ? readResponse(SocialConflict, failure.body) : null;

/** Joins a social login to an account with the same e-mail, by its password or an e-mailed link. */
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
    { onSuccess: () => toast.success(t('user.login.message')) },
  );
  const mail = useFormCall('social_mail', mailSocialLink, {
    idempotent: true,
    done: () => t('social.join.mailed', { email, provider }),
  });
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
      <Typography>{t('social.join.text', { email, provider })}</Typography>
      <JoinForm
        {...link.form}
        provider={provider}
        onSubmit={({ password }) => link.send({ token, password })}
      />
      {conflict.mail && (
        <PendingButton
          variant="outlined"
          pending={mail.form.pending}
          pendingLabel={t('common.sending')}
          onClick={() => void mail.send({ body: { token } })}
        >
          {t('social.join.mail')}
        </PendingButton>
      )}
      <FormNotice>{mail.form.notice}</FormNotice>
      <Link
        href={paths.login.href()}
        sx={{
          alignSelf: 'flex-start',
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 44,
        }}
      >
        {t('social.join.other')}
      </Link>
    </Stack>
  );
}

/**
 * The return from a login provider: completes the login, asks for missing data, or shows the reason
 * of a failure above the form.
 */
export function SocialReturn({
  provider: id,
  token,
  failure,
  form,
}: Returned & {
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
    // The route guard redirects to the page that the person wanted.
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
