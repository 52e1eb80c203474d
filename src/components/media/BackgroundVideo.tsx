import { styled, useColorScheme } from '@mui/material/styles';
import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from 'react';
import { preload } from 'react-dom';
import { useReducedMotion } from '#src/hooks/useStillness.ts';

const Root = styled('div')(({ theme }) => ({
  ...theme.mixins.cover,
  overflow: 'hidden',
  '& img, & video': {
    ...theme.mixins.cover,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    // Keeps the foreground in view.
    objectPosition: 'center bottom',
    ...theme.applyStyles('dark', { display: 'none' }),
  },
}));

/** Loads a background only in its own scheme. */
const Night = styled('div')(({ theme }) => ({
  ...theme.mixins.cover,
  display: 'none',
  backgroundSize: 'cover',
  backgroundPosition: 'center bottom',
  ...theme.applyStyles('dark', { display: 'block', backgroundImage: 'var(--night)' }),
}));

const savesData = (): boolean =>
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/** The first frame, shown until the loop plays or if it must not load. */
const poster = '/video/hero-poster.svg';
/** The picture of the dark scheme, which loads neither loop nor poster. */
const night = { '--night': 'url("/pictures/hero-night.svg")' } as CSSProperties;

/** Preloads the poster for visitors with the light scheme. */
const preloadByDay = (): void => {
  if (!import.meta.env.SSR) return;
  preload(poster, { as: 'image', fetchPriority: 'high', media: '(prefers-color-scheme: light)' });
};

const neverChanges = () => () => {};

interface BackgroundVideoProps {
  /** Pauses the loop. The parent needs a control for it, because the loop has none. */
  paused?: boolean;
}

/**
 * A silent background loop. The poster is painted first. The loop is not loaded under reduced
 * motion or data saving.
 */
export function BackgroundVideo({ paused = false }: BackgroundVideoProps) {
  const still = useReducedMotion();
  const saving = useSyncExternalStore(neverChanges, savesData, () => true);
  const video = useRef<HTMLVideoElement>(null);
  const { colorScheme } = useColorScheme();
  preloadByDay();
  const isNight = colorScheme === 'dark';
  const moves = !saving && !still && !isNight;

  useEffect(() => {
    if (!moves) return;
    if (paused) video.current?.pause();
    // A browser that forbids it shows the poster.
    else void video.current?.play().catch(() => undefined);
  }, [paused, moves]);

  return (
    <Root>
      {/* Reference pictures hide it, because a video frame is not stable. */}
      <img
        src={poster}
        alt=""
        fetchPriority="high"
        // Does not load what the scheme hides.
        loading="lazy"
        data-chromatic="ignore"
      />
      <Night data-chromatic="ignore" style={night} />
      {moves && (
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
        >
          <source src="/video/hero.webm" type="video/webm" />
          <source src="/video/hero.mp4" type="video/mp4" />
        </video>
      )}
    </Root>
  );
}
