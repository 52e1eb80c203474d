import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Close from '@mui/icons-material/Close';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStillness } from '#src/hooks/useStillness.ts';

const Video = styled('video')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  maxHeight: '70vh',
  backgroundColor: theme.vars.palette.roles.scrim.fill,
}));

/** One file of a video; the browser takes the first it can play. */
export interface VideoSource {
  src: string;
  type: string;
}

/** Captions in one language. */
export interface VideoCaptions {
  src: string;
  lang: string;
  label: string;
}

export interface VideoDialogProps {
  open?: boolean;
  onClose?: () => void;
  title?: ReactNode;
  sources?: VideoSource[];
  captions?: VideoCaptions[];
  poster?: string;
}

/** A video in a dialog: plays on opening unless motion is reduced, and stops with the dialog. */
export function VideoDialog({
  open = false,
  onClose,
  title,
  sources = [],
  captions = [],
  poster,
}: VideoDialogProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const still = useStillness();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ py: 1.5, pr: 7, fontSize: '1.25rem' }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label={t('common.close')}
        onClick={onClose}
        sx={{ position: 'absolute', right: 8, top: 6 }}
      >
        <Close />
      </IconButton>
      <Video controls autoPlay={!still} playsInline preload="metadata" poster={poster}>
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {captions.map(({ src, lang, label }) => (
          <track
            key={src}
            kind="captions"
            src={src}
            srcLang={lang}
            label={label}
            default={i18n.language.startsWith(lang)}
          />
        ))}
        {t('media.videoUnsupported')}
      </Video>
    </Dialog>
  );
}
