import { useTranslation } from 'react-i18next';
import { SubscribeForm } from '#src/components/forms/message/SubscribeForm.tsx';
import { SplitSection } from '#src/pages/shared/layout/SplitSection.tsx';
import { useNotConnected } from '#src/pages/shared/useNotConnected.tsx';

/** The newsletter, which nothing stands behind yet. */
export function NewsletterSection() {
  const { t } = useTranslation();
  const { answer, notice } = useNotConnected();
  return (
    <SplitSection ground="sea" title={t('homes.newsletterTitle')} text={t('homes.newsletterText')}>
      <SubscribeForm onSubmit={answer} notice={notice} />
    </SplitSection>
  );
}
