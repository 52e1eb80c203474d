import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VideoDialog } from '#src/components/media/VideoDialog.tsx';

const sources = [
  { src: '/video/how-it-works.webm', type: 'video/webm' },
  { src: '/video/how-it-works.mp4', type: 'video/mp4' },
];

const captions = [
  { src: '/video/how-it-works.el.vtt', lang: 'el', label: 'Ελληνικά' },
  { src: '/video/how-it-works.en.vtt', lang: 'en', label: 'English' },
];

/** The how-it-works video behind whatever opens it. */
export function HowItWorksVideo({ trigger }: { trigger: (open: () => void) => ReactNode }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      {trigger(() => setOpen(true))}
      <VideoDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('details.video')}
        sources={sources}
        captions={captions}
      />
    </>
  );
}
