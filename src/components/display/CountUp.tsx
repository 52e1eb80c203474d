import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/lib/numbers.ts';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { prefersReducedMotion } from '#src/hooks/useStillness.ts';

const Figure = styled('span')(({ theme }) => ({
  fontSize: 'clamp(2.25rem, 1.7rem + 2.2vw, 3.25rem)',
  lineHeight: 1.05,
  ...theme.mixins.figure,
  letterSpacing: '-0.02em',
  color: theme.vars.palette.primary.main,
}));

const DURATION_MS = 8_000;

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

interface CountUpProps {
  end: number;
  suffix?: string;
  label: string;
  style?: CSSProperties;
}

/**
 * A figure that counts up when it scrolls into view. Screen readers, server rendering and visitors
 * who prefer reduced motion get the final figure at once.
 */
export function CountUp({ end, suffix = '', label, style }: CountUpProps) {
  const { i18n } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number | null>(null);

  useEffect(() => {
    const element = root.current;
    if (!element || prefersReducedMotion()) return;
    let frame = 0;
    const count = (began: number) => (now: number) => {
      const progress = Math.min(1, Math.max(0, (now - began) / DURATION_MS));
      setShown(Math.round(end * easeOut(progress)));
      if (progress < 1) frame = requestAnimationFrame(count(began));
    };
    const observer = new IntersectionObserver(
      (changes) => {
        if (!changes.at(-1)?.isIntersecting) {
          setShown(0);
          return;
        }
        observer.disconnect();
        frame = requestAnimationFrame(count(performance.now()));
      },
      { threshold: 0.4 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [end]);

  const write = (value: number) => `${formatNumber(value, i18n.language)}${suffix}`;
  return (
    <Box ref={root} style={style} sx={{ position: 'relative', display: 'grid', gap: 0.25 }}>
      <VisuallyHidden>{write(end)}</VisuallyHidden>
      <Figure aria-hidden>{write(shown ?? end)}</Figure>
      <Typography variant="body2" sx={{ fontWeight: 500, color: 'text.secondary' }}>
        {label}
      </Typography>
    </Box>
  );
}
