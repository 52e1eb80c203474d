import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
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

/** A button and, behind it, the how-it-works video. */
export function HowItWorksVideo({ label }: { label: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<PlayCircle />} onClick={() => setOpen(true)}>
        {label}
      </Button>
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
