import IconButton from '@mui/material/IconButton';
import { styled, useColorScheme } from '@mui/material/styles';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { preload } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useStillness } from '#src/hooks/useStillness.ts';

const Root = styled('div', { name: 'SeiraBackgroundVideo', slot: 'root' })(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '& img, & video': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    // Keep the foreground in view.
    objectPosition: 'center bottom',
    // Night falls on a film shot by day: what is in front of it stays the brightest.
    ...theme.applyStyles('dark', { filter: 'brightness(0.26) saturate(0.9) hue-rotate(12deg)' }),
  },
  '&[data-night] img, &[data-night] video': theme.applyStyles('dark', { display: 'none' }),
}));

/** A background is loaded in its own scheme only. */
const Night = styled('div', { name: 'SeiraBackgroundVideo', slot: 'night' })(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'none',
  backgroundSize: 'cover',
  backgroundPosition: 'center bottom',
  ...theme.applyStyles('dark', { display: 'block', backgroundImage: 'var(--night)' }),
}));

const savesData = (): boolean =>
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/** Names a poster in the headers of a page to whoever will see it, as far as a server can know. */
const preloadByDay = (poster: string): void => {
  if (!import.meta.env.SSR) return;
  preload(poster, { as: 'image', fetchPriority: 'high', media: '(prefers-color-scheme: light)' });
};

const neverChanges = () => () => {};

export interface BackgroundVideoProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  webm?: string;
  mp4?: string;
  poster?: string;
  night?: string;
}

/**
 * A silent loop behind a hero. The poster is painted first; the loop is neither loaded nor played
 * under reduced motion or data saving, and can be paused otherwise.
 */
export function BackgroundVideo({ webm, mp4, poster, night, ...rest }: BackgroundVideoProps) {
  const { t } = useTranslation();
  const still = useStillness();
  const saving = useSyncExternalStore(neverChanges, savesData, () => true);
  const [playing, setPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const { colorScheme } = useColorScheme();
  if (poster && night) preloadByDay(poster);
  const isNight = Boolean(night) && colorScheme === 'dark';
  const moves = !saving && !still && !isNight && Boolean(webm || mp4);

  const toggle = () => {
    if (playing) video.current?.pause();
    else void video.current?.play().catch(() => setPlaying(false));
  };

  return (
    <Root data-night={night ? '' : undefined} {...rest}>
      {/* A film's frame is no design: reference pictures leave it out. */}
      {poster && (
        <img
          src={poster}
          alt=""
          fetchPriority="high"
          // Do not load what the scheme hides.
          loading={night ? 'lazy' : undefined}
          data-chromatic="ignore"
        />
      )}
      {night && (
        <Night data-chromatic="ignore" style={{ '--night': `url("${night}")` } as CSSProperties} />
      )}
      {moves && (
        <>
          <video
            ref={video}
            data-chromatic="ignore"
            aria-hidden
            tabIndex={-1}
            muted
            loop
            autoPlay
            playsInline
            disablePictureInPicture
            preload="metadata"
            poster={poster}
            onPlay={() => setPlaying(true)}
            onPause={() => setPlaying(false)}
          >
            {webm && <source src={webm} type="video/webm" />}
            {mp4 && <source src={mp4} type="video/mp4" />}
          </video>
          <IconButton
            aria-label={t(playing ? 'media.pauseVideo' : 'media.playVideo')}
            onClick={toggle}
            sx={{
              position: 'absolute',
              right: { xs: 8, md: 16 },
              top: { xs: 8, md: 16 },
              zIndex: 2,
              color: 'roles.scrim.onFill',
              bgcolor: 'roles.scrim.fill',
              opacity: 0.85,
              '&:hover, &:focus-visible': { bgcolor: 'roles.scrim.fill', opacity: 1 },
            }}
          >
            {playing ? <Pause /> : <PlayArrow />}
          </IconButton>
        </>
      )}
    </Root>
  );
}
