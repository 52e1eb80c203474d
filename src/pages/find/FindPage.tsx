import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FindNumber } from '#src/components/door/FindNumber.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { paths } from '#src/config/paths.ts';
import { useOrganisation } from '#src/hooks/data/places/useOrganisation.ts';
import { useJoinTexts } from '#src/i18n/screens/joinTexts.ts';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';

const REFUSALS: Partial<Record<string, 'wrong' | 'tooMany'>> = {
  lookup_wrong: 'wrong',
  too_many_lookups: 'tooMany',
};

function Missing() {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture="tickets"
      title={t('join.find.noPlace')}
      text={t('join.find.noPlaceText')}
      action={{ label: t('join.find.places'), href: paths.listingGrid.href() }}
    />
  );
}

function AtPlace({ id }: { id: string }) {
  const request = useOrganisation(id);
  return (
    <Loaded
      {...request}
      outline={<Skeleton variant="rounded" height={280} />}
      missing={<Missing />}
    >
      {(place) => (
        <Stack spacing={2}>
          <Typography variant="h2" sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
            {place.title}
          </Typography>
          <FindNumber action={paths.find.pattern} place={id} />
        </Stack>
      )}
    </Loaded>
  );
}

/** Opens a ticket that somebody got by telephone or on paper. */
export default function FindPage() {
  useJoinTexts();
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const refused = query.get('refused');
  const place = query.get('place') ?? '';
  return (
    <Page title={t('join.find.title')} description={t('join.find.description')}>
      <meta name="robots" content="noindex" />
      <Container maxWidth="sm" sx={{ py: 2 }}>
        <Stack spacing={2.5}>
          <Typography variant="h1" sx={{ fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2rem)' }}>
            {t('join.find.title')}
          </Typography>
          {refused !== null && (
            <NoticeBanner severity="warning">
              {t(`join.find.${REFUSALS[refused] ?? 'failed'}`)}
            </NoticeBanner>
          )}
          {place === '' ? <Missing /> : <AtPlace id={place} />}
        </Stack>
      </Container>
    </Page>
  );
}
