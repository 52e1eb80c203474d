import { useTranslation } from 'react-i18next';
import { SubscribeForm } from '#src/components/forms/message/SubscribeForm.tsx';
import { useFormTexts } from '#src/i18n/formTexts.ts';
import { SplitSection } from '#src/pages/shared/layout/SplitSection.tsx';
import { useSubscribe } from '#src/pages/shared/useSubscribe.ts';

/** The newsletter: it starts once the address is confirmed. */
export function NewsletterSection() {
  const { t } = useTranslation();
  useFormTexts();
  const form = useSubscribe();
  return (
    <SplitSection ground="sea" title={t('homes.newsletterTitle')} text={t('homes.newsletterText')}>
      <SubscribeForm {...form} />
    </SplitSection>
  );
}
