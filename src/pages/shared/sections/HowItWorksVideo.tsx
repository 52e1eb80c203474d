import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { VideoPoster } from '#src/components/media/VideoPoster.tsx';

const VideoDialog = lazyDialog(
  async () => (await import('#src/components/media/VideoDialog.tsx')).VideoDialog,
);

const sources = [
  { src: '/video/how-it-works.webm', type: 'video/webm' },
  { src: '/video/how-it-works.mp4', type: 'video/mp4' },
];

const poster = '/video/how-it-works-poster.avif';

const captions = [
  { src: '/video/how-it-works.el.vtt', lang: 'el', label: 'Ελληνικά' },
  { src: '/video/how-it-works.en.vtt', lang: 'en', label: 'English' },
];

interface Props {
  label: string;
  /** A plain button, or the film's first picture. */
  look?: 'button' | 'poster';
}

/** Something to press and, behind it, the how-it-works video. */
export function HowItWorksVideo({ label, look = 'button' }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const show = (): void => setOpen(true);
  return (
    <>
      {look === 'poster' ? (
        <VideoPoster label={label} src={poster} onClick={show} {...VideoDialog.hoverProps} />
      ) : (
        <Button
          variant="outlined"
          startIcon={<PlayCircle />}
          onClick={show}
          {...VideoDialog.hoverProps}
        >
          {label}
        </Button>
      )}
      <VideoDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('details.video')}
        sources={sources}
        captions={captions}
        poster={poster}
      />
    </>
  );
}
