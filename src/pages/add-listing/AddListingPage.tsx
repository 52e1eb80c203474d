import Container from '@mui/material/Container';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';
import { lazyPart } from '#src/components/lazy/lazyPart.ts';
import { DraftStatus } from '#src/components/feedback/DraftStatus.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { AddListingForm } from '#src/components/forms/listing/AddListingForm.tsx';
import { amenities } from '#src/content/amenities.ts';
import { categoryNames } from '#src/components/navigation/header/links.ts';
import { countryCodes, countryName } from '#src/content/countries.ts';
import { useKeptValue } from '#src/hooks/stored/useKeptValue.ts';
import { focusOn } from '#src/browser/focus.ts';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { useNotConnected } from '#src/pages/shared/useNotConnected.tsx';
import { draftIn, keepDraft, keptDraft } from './draft.ts';

const ConfirmDialog = lazyPart(
  async () => (await import('#src/components/feedback/ConfirmDialog.tsx')).ConfirmDialog,
  { reveal: 'intent' },
);

/** A new listing. The form is not connected yet; what is typed stays in this browser as a draft. */
export default function AddListingPage() {
  const { t, i18n } = useTranslation();
  const draft = useKeptValue(keptDraft);
  const [round, setRound] = useState(0);
  const [initial, setInitial] = useState(() => (draft ? draftIn(draft.values) : undefined));
  const [restored, setRestored] = useState(draft !== null);
  const { answer, notice, forget } = useNotConnected();
  const [asking, setAsking] = useState(false);
  const content = useRef<HTMLDivElement>(null);

  // Runs after the previous form has unmounted, because it saves its values when it does.
  useEffect(() => {
    if (round === 0) return;
    keptDraft.set(null);
    const heading = content.current?.querySelector('h2');
    if (heading) focusOn(heading);
  }, [round]);

  const discard = (): void => {
    setAsking(false);
    setRestored(false);
    forget();
    setInitial(undefined);
    setRound((last) => last + 1);
  };

  return (
    <Page title={t('addListing.title')} description={t('addListing.description')}>
      <PageBanner
        title={t('addListing.heading')}
        text={t('addListing.text')}
        breadcrumb={[{ label: t('addListing.title') }]}
      />
      <Container ref={content} sx={{ pb: { xs: 6, md: 9 } }}>
        {restored && (
          <NoticeBanner severity="info" onClose={() => setRestored(false)} sx={{ mb: 3 }}>
            {t('addListing.restored')}
          </NoticeBanner>
        )}
        <AddListingForm
          key={round}
          initial={initial}
          categories={categoryNames.map((value) => ({
            value,
            label: t(`forms.categories.${value}`),
          }))}
          countries={countryCodes.map((value) => ({
            value,
            label: countryName(value, i18n.language),
          }))}
          amenities={amenities.map((value) => ({ value, label: t(`details.amenities.${value}`) }))}
          onDraft={keepDraft}
          onSubmit={answer}
          status={<DraftStatus savedAt={draft?.savedAt} onDiscard={() => setAsking(true)} />}
          notice={notice}
        />
      </Container>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={t('addListing.discardTitle')}
        text={t('addListing.discardText')}
        confirmLabel={t('addListing.discard')}
        onConfirm={discard}
        onClose={() => setAsking(false)}
      />
    </Page>
  );
}
