import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import styled from '@emotion/styled';
import Close from '@mui/icons-material/Close';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useReducedMotion } from '#src/hooks/useStillness.ts';
import { languageNames } from '#common/languages.ts';

const Video = styled('video')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  maxHeight: '70vh',
  backgroundColor: theme.vars.palette.roles.scrim.fill,
}));

interface Props {
  open?: boolean;
  onClose?: () => void;
}

/** A video in a dialog. It plays on opening unless motion is reduced, and stops on closing. */
export function HowItWorksDialog({ open = false, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const still = useReducedMotion();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ py: 1.5, pr: 7, fontSize: '1.25rem' }}>
        {t('details.video')}
      </DialogTitle>
      <IconButton
        aria-label={t('common.close')}
        onClick={onClose}
        sx={{ position: 'absolute', right: 8, top: 6 }}
      >
        <Close />
      </IconButton>
      <Video
        controls
        autoPlay={!still}
        playsInline
        preload="metadata"
        poster="/video/how-it-works-poster.avif"
      >
        {['webm', 'mp4'].map((format) => (
          <source key={format} src={`/video/how-it-works.${format}`} type={`video/${format}`} />
        ))}
        {Object.entries(languageNames).map(([lang, label]) => (
          <track
            key={lang}
            kind="captions"
            src={`/video/how-it-works.${lang}.vtt`}
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
