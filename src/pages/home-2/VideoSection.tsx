import { useTranslation } from 'react-i18next';
import { HowItWorksVideo } from '#src/pages/shared/sections/HowItWorksVideo.tsx';
import { SplitSection } from '#src/pages/shared/layout/SplitSection.tsx';

/** The film, as wide as it can be, with what it shows beside it. */
export function VideoSection() {
  const { t } = useTranslation();
  return (
    <SplitSection title={t('homes.videoTitle')} text={t('homes.videoText')}>
      <HowItWorksVideo look="poster" label={t('homes.videoAction')} />
    </SplitSection>
  );
}
