import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { Camel } from '#common/contract/camel.ts';
import {
  acceptInvitation,
  declineInvitation,
  getInvitation,
  type InvitationLink,
} from '#common/contract/places/members.ts';
import { call } from '#src/api/transport/call.ts';
import type { ApiError } from '#src/api/transport/errors.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { paths } from '#src/config/paths.ts';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { useAction } from '#src/hooks/data/useAction.ts';
import { useQuery } from '#src/hooks/data/useQuery.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { usePassFocus } from '#src/hooks/usePassFocus.ts';
import { formatInstant } from '#src/lib/dates.ts';
import { AuthScreen } from '#src/pages/shared/layout/AuthScreen.tsx';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { LinkOutcome, linkOutline } from '#src/pages/shared/MailedLink.tsx';
import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/invitation.ts';
import * as en from '#src/i18n/en/invitation.ts';

const OTHER_ADDRESS = 'invitation_other_address';

const isOver = ({ kind }: ApiError): boolean => kind === 'conflict' || kind === 'not_found';

interface Props {
  token: string;
  invitation: Camel<InvitationLink>;
  onOver: () => void;
}

function InvitationAnswer({ token, invitation, onOver }: Props) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const { loggedIn } = useSession();
  const { data: user } = useCurrentUser();
  const { goes, comes } = usePassFocus<HTMLDivElement>();
  // An account with another e-mail address needs a second click to accept.
  const [isOther, setOther] = useState(false);
  const {
    send,
    sending: pending,
    success,
    failure,
  } = useAction(
    `invitation ${token}`,
    (decision: 'accept' | 'decline') =>
      decision === 'accept'
        ? call(acceptInvitation, { token, body: { other_address: isOther } })
        : call(declineInvitation, { token }),
    {
      onFailure: (refusal) => {
        if (refusal.code === OTHER_ADDRESS) setOther(true);
        else if (isOver(refusal)) onOver();
      },
    },
  );
  const isSaid = failure && failure.code !== OTHER_ADDRESS && !isOver(failure);
  const { organisation: place, state, email, expiresAt } = invitation;
  const back = { origin: useLocation() };

  if (success?.input === 'accept')
    return (
      <LinkOutcome
        ref={comes}
        severity="success"
        message={t('invitation.done.accepted')}
        href={paths.listing.href(place.slug)}
        onward={t('invitation.seePlace')}
        variant="contained"
      />
    );
  if (success)
    return (
      <LinkOutcome
        ref={comes}
        severity="info"
        message={t('invitation.done.declined')}
        href={paths.home.href()}
        onward={t('pages.notFound.backHome')}
        variant="contained"
      />
    );
  if (state !== 'open')
    return <NoticeBanner severity="warning">{t(`invitation.over.${state}`)}</NoticeBanner>;
  return (
    <Stack ref={goes} spacing={2} useFlexGap>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('invitation.until', { until: formatInstant(expiresAt, i18n.language) })}
      </Typography>
      {isSaid && <NoticeBanner severity="error">{errorText(failure)}</NoticeBanner>}
      {isOther && (
        <NoticeBanner severity="warning">
          {t('invitation.otherAddress', { invited: email, email: user?.email ?? '' })}
        </NoticeBanner>
      )}
      {loggedIn ? (
        <>
          {user?.email && !isOther && (
            <Typography>{t('invitation.as', { email: user.email })}</Typography>
          )}
          <PendingButton
            pending={pending === 'accept'}
            aria-disabled={pending === 'decline'}
            onClick={() => void send('accept')}
            sx={{ alignSelf: 'flex-start' }}
          >
            {t(isOther ? 'invitation.acceptAnyway' : 'invitation.accept')}
          </PendingButton>
        </>
      ) : (
        <>
          <Typography>{t('invitation.signedOut')}</Typography>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <Button component={Link} variant="contained" to={paths.login.href()} state={back}>
              {t('auth.login')}
            </Button>
            <Button component={Link} variant="outlined" to={paths.signUp.href()} state={back}>
              {t('auth.signUp')}
            </Button>
          </Stack>
        </>
      )}
      <PendingButton
        variant="text"
        pending={pending === 'decline'}
        aria-disabled={pending === 'accept'}
        onClick={() => void send('decline')}
        sx={{ alignSelf: 'flex-start', ml: -2.5 }}
      >
        {t('invitation.decline')}
      </PendingButton>
    </Stack>
  );
}

/** An invitation to work at or own a place, opened from an e-mail. */
export default function InvitationPage() {
  useAddedTexts({ el, en });
  const { t } = useTranslation();
  const { token = '' } = useParams();
  // Rendered in the browser only: the server caches its pages, and the token is personal.
  const response = useQuery(getInvitation, useHydrated() ? { token } : null);

  return (
    <AuthScreen
      title={t('invitation.title')}
      description={t('invitation.description')}
      ready={Boolean(response.data ?? response.error)}
    >
      <meta name="robots" content="noindex" />
      <Loaded
        {...response}
        outline={linkOutline}
        missing={
          <LinkOutcome
            severity="warning"
            message={t('invitation.missing')}
            href={paths.home.href()}
            onward={t('pages.notFound.backHome')}
          />
        }
      >
        {(invitation) => {
          const { organisation, role, invitedBy } = invitation;
          return (
            <>
              <Stack spacing={1} sx={{ mb: 3 }}>
                <Typography sx={{ color: 'text.secondary' }}>
                  {invitedBy === null
                    ? t('invitation.fromTeam')
                    : t('invitation.from', { name: invitedBy })}
                </Typography>
                <Typography variant="h2" sx={{ fontSize: '1.5rem' }}>
                  {organisation.title}
                </Typography>
                <Typography>
                  {[organisation.address, organisation.city].filter(Boolean).join(', ')}
                </Typography>
                <Typography sx={{ pt: 1 }}>{t(`invitation.${role}`)}</Typography>
              </Stack>
              <InvitationAnswer
                key={token}
                token={token}
                invitation={invitation}
                onOver={() => void response.mutate()}
              />
            </>
          );
        }}
      </Loaded>
    </AuthScreen>
  );
}
