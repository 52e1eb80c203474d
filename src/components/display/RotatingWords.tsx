import styled from '@emotion/styled';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import { type ComponentPropsWithoutRef, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { useReducedMotion } from '#src/hooks/useStillness.ts';

const Root = styled('span')(({ theme }) => ({
  position: 'relative',
  ...theme.mixins.inline,
  gap: theme.spacing(0.75),
  '& .words': { display: 'inline-grid', fontWeight: 650 },
  // All words share one grid cell: the widest reserves the space, so nothing shifts.
  '& .words > span': {
    gridArea: '1 / 1',
    visibility: 'hidden',
    opacity: 0,
    transform: 'translateY(0.35em)',
    whiteSpace: 'nowrap',
    transition: theme.transitions.create(['opacity', 'transform']),
  },
  '& .words > [data-shown]': { visibility: 'visible', opacity: 1, transform: 'none' },
  '& button': {
    ...theme.mixins.centred,
    width: 28,
    height: 28,
    padding: 0,
    border: '1px solid currentColor',
    borderRadius: '50%',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '& svg': { fontSize: '1rem' },
    '@media (pointer: coarse)': { width: 44, height: 44, borderColor: 'transparent' },
    // The server cannot know the preference, so it always renders the button.
    '@media (prefers-reduced-motion: reduce)': { display: 'none' },
  },
}));

const SEEN_MS = 2_200;

export interface RotatingWordsProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  words: string[];
  /** Stops the words. For a page that stops more than the words. */
  paused?: boolean;
  onPausedChange?: (paused: boolean) => void;
}

/**
 * Words shown in turn in one place. Screen readers get a list. The rotation can be paused, and
 * under reduced motion the first word stays.
 */
export function RotatingWords({
  words,
  paused: isHeld,
  onPausedChange,
  ...rest
}: RotatingWordsProps) {
  const { t } = useTranslation();
  const still = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const paused = isHeld ?? isPaused;
  const [turn, setTurn] = useState(0);
  const moves = !still && words.length > 1;

  useEffect(() => {
    if (!moves || paused) return;
    const timer = setInterval(() => setTurn((before) => before + 1), SEEN_MS);
    return () => clearInterval(timer);
  }, [moves, paused]);

  const shown = words.length > 0 ? turn % words.length : 0;
  return (
    <Root {...rest}>
      <VisuallyHidden>{words.join(', ')}</VisuallyHidden>
      <span className="words" aria-hidden>
        {words.map((word, index) => (
          <span key={word} data-shown={index === shown || undefined}>
            {word}
          </span>
        ))}
      </span>
      {moves && (
        <button
          type="button"
          aria-label={t(paused ? 'display.words.play' : 'display.words.pause')}
          onClick={() => (onPausedChange ?? setPaused)(!paused)}
        >
          {paused ? <PlayArrow aria-hidden /> : <Pause aria-hidden />}
        </button>
      )}
    </Root>
  );
}
