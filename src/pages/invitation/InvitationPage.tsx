import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { getInvitation, type InvitationLink } from '#common/contract/places/members.ts';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { paths } from '#src/config/paths.ts';
import { useQuery } from '#src/hooks/data/useQuery.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { AuthScreen } from '#src/pages/shared/layout/AuthScreen.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import type { Camel } from '#common/contract/camel.ts';
import { InvitationAnswer } from './InvitationAnswer.tsx';

/** An invitation's place, role and sender. */
function InvitationFacts({ invitation }: { invitation: Camel<InvitationLink> }) {
  const { t } = useTranslation();
  const { organisation, role, invitedBy } = invitation;
  return (
    <Stack spacing={1} sx={{ mb: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {invitedBy === null ? t('invitation.fromTeam') : t('invitation.from', { name: invitedBy })}
      </Typography>
      <Typography variant="h2" sx={{ fontSize: '1.5rem' }}>
        {organisation.title}
      </Typography>
      <Typography>
        {[organisation.address, organisation.city].filter(Boolean).join(', ')}
      </Typography>
      <Typography sx={{ pt: 1 }}>{t(`invitation.${role}`)}</Typography>
    </Stack>
  );
}

const outline = (
  <Stack spacing={1.5} aria-busy>
    <Skeleton width="70%" height={36} />
    <Skeleton width="90%" />
    <Skeleton width="80%" />
    <Skeleton variant="rounded" height={48} />
  </Stack>
);

/** An invitation to serve at a place or to run it, opened by the link of a message. */
export default function InvitationPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const errorText = useErrorText();
  // A server keeps the pages that it renders, and the token is for one person.
  const hydrated = useHydrated();
  const { data, error, isValidating, mutate } = useQuery(
    getInvitation,
    hydrated ? { token } : null,
  );
  const isMissing = error && !data && error.kind === 'not_found';

  return (
    <Page
      title={t('invitation.title')}
      description={t('invitation.description')}
      ready={Boolean(data ?? error)}
    >
      <meta name="robots" content="noindex" />
      <AuthScreen title={t('invitation.title')}>
        {data ? (
          <>
            <InvitationFacts invitation={data} />
            <InvitationAnswer
              key={token}
              token={token}
              invitation={data}
              onOver={() => void mutate()}
            />
          </>
        ) : isMissing ? (
          <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
            <NoticeBanner severity="warning">{t('invitation.missing')}</NoticeBanner>
            <Button href={paths.home.href()} variant="outlined">
              {t('pages.notFound.backHome')}
            </Button>
          </Stack>
        ) : error ? (
          <ErrorState
            text={errorText(error)}
            retrying={isValidating}
            onRetry={() => void mutate()}
          />
        ) : (
          outline
        )}
      </AuthScreen>
    </Page>
  );
}
