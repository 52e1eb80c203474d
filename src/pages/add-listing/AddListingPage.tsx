import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Submission } from '#src/api/submissions.ts';
import { focusOn } from '#src/browser/focus.ts';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { paths } from '#src/config/paths.ts';
import { plans } from '#src/content/plans.ts';
import { inLanguage } from '#src/content/sample.ts';
import { storedDraft } from '#src/browser/stored/listingDraft.ts';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { useSubmissions } from '#src/hooks/data/account/own.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useListingTexts } from '#src/i18n/screens/listingTexts.ts';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { BannerPage } from '#src/pages/shared/layout/BannerPage.tsx';
import { ListingEditor } from './ListingEditor.tsx';

const none = { records: [] };

/** A new listing, or with `?listing=` the person's own draft or returned listing. */
export default function AddListingPage() {
  useListingTexts();
  const { t, i18n } = useTranslation();
  const { loggedIn } = useSession();
  const { data: user } = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  const requested = search.get('listing');
  const plan = plans.find(({ id }) => id === search.get('plan'));
  // The listing of the draft on this device at mount. Later drafts belong to the open form.
  const [drafted] = useState(() => storedDraft.get()?.code ?? null);
  const [round, setRound] = useState(0);
  const code = loggedIn ? (requested ?? (round === 0 ? drafted : null)) : null;
  const own = useSubmissions(code !== null);
  const [submitted, setSubmitted] = useState<Submission | null>(null);
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (round === 0) return;
    const heading = content.current?.querySelector('h2');
    if (heading) focusOn(heading);
  }, [round]);

  const beginAnew = (): void => {
    setSubmitted(null);
    setSearch(plan ? { plan: plan.id } : {}, { replace: true });
    setRound((last) => last + 1);
  };

  const listing = own.data?.records.find((one) => one.code === code) ?? null;
  const isOpen = listing?.state === 'draft' || listing?.state === 'returned';

  const contents = () => {
    if (submitted) {
      return (
        <EmptyState
          picture="tickets"
          title={t('listings.doneTitle')}
          text={t('listings.doneText', { email: user?.email ?? '' })}
          action={
            <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
              <Button href={paths.dashboard.href()} variant="contained">
                {t('listings.toDashboard')}
              </Button>
              <Button variant="outlined" onClick={beginAnew}>
                {t('navigation.addListing')}
              </Button>
            </Stack>
          }
        />
      );
    }
    return (
      <Loaded
        {...own}
        data={code === null ? none : own.data}
        outline={<Skeleton variant="rounded" height={480} aria-busy />}
      >
        {() => (
          <>
            {loggedIn && requested !== null && !isOpen && (
              <NoticeBanner severity="info" sx={{ mb: 3 }}>
                {t('listings.notFound')}
              </NoticeBanner>
            )}
            <ListingEditor
              key={`${round}-${isOpen ? code : ''}`}
              listing={isOpen ? listing : null}
              onSubmitted={(saved) => {
                setSubmitted(saved);
                window.scrollTo({ top: 0 });
              }}
              onDiscarded={beginAnew}
            />
          </>
        )}
      </Loaded>
    );
  };

  return (
    <BannerPage
      title={t('navigation.addListing')}
      description={t('addListing.description')}
      heading={t('addListing.heading')}
      text={t('addListing.text')}
    >
      <Container ref={content} sx={{ pb: { xs: 6, md: 9 } }}>
        {plan && (
          <Typography sx={{ mb: 3 }}>
            {t('listings.plan', { plan: inLanguage(plan.name, i18n.language) })} {t('pricing.note')}{' '}
            <Link href={paths.pricing.href()}>{t('listings.otherPlan')}</Link>
          </Typography>
        )}
        {contents()}
      </Container>
    </BannerPage>
  );
}
