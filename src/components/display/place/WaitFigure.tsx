import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Wait } from '#common/line/wait.ts';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { waitWords, type WaitFigure as Words, type WaitTone } from '#src/lib/waitWords.ts';

const Root = styled('div')<{ tone: WaitTone }>(({ theme, tone }) => ({
  ...theme.mixins.stack,
  position: 'relative',
  gap: theme.spacing(0.25),
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.roles[tone].text,
}));

/** The width of a figure decides which parts it shows. */
const Sized = styled('div')({ containerType: 'inline-size' });

/** One line: the clock times are hidden if they do not fit beside the figure. */
const Figure = styled('p')(({ theme }) => ({
  ...theme.mixins.wrap,
  alignItems: 'baseline',
  columnGap: theme.spacing(0.625),
  overflow: 'hidden',
  height: '1.2em',
  // Keeps the clock times near the figure on a wide ticket.
  maxWidth: '13em',
  lineHeight: 1.2,
  fontSize: 'var(--figure, 1.75rem)',
  '& > strong': { fontWeight: 750, letterSpacing: '-0.02em', whiteSpace: 'nowrap' },
  '& > span': { fontSize: '0.9375rem', fontWeight: 650, whiteSpace: 'nowrap' },
  '& > time': {
    marginInlineStart: 'auto',
    paddingInlineStart: theme.spacing(0.5),
    fontSize: '0.8125rem',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  // A wide row has no edge close to the figure.
  '@container listing-row (min-width: 600px)': {
    '& > time': { marginInlineStart: theme.spacing(1) },
  },
  // With doubled text, the unit may take a line of its own, because it must not be hidden.
  '@container (max-width: 9rem)': {
    height: 'auto',
    fontSize: 'min(var(--figure, 1.75rem), 15cqi)',
    '& > strong': { whiteSpace: 'normal' },
    '& > time': { display: 'none' },
  },
}));

const Line = styled('p')<{ tone: WaitTone; alone: boolean }>(({ theme, tone, alone }) => ({
  ...theme.typography.body2,
  lineHeight: 1.4,
  fontWeight: alone ? 650 : 500,
  ...theme.mixins.baseline,
  gap: theme.spacing(0.75),
  '& > i': {
    ...theme.mixins.dot,
    // A hollow dot marks a place without service, because colour must not be the only sign.
    border: `2px solid ${theme.vars.palette.roles[tone].fill}`,
    backgroundColor: tone === 'neutral' ? 'transparent' : theme.vars.palette.roles[tone].fill,
  },
  '& > b': {
    flex: 'none',
    fontSize: '0.8125rem',
    fontWeight: 650,
    paddingInline: theme.spacing(0.75),
    borderRadius: 6,
    ...theme.mixins.soft('accent'),
  },
}));

/**
 * The figure alone, hidden from screen readers, which get a sentence. The time can differ after
 * hydration.
 */
export function FigureLine({ figure: { value, unit, clock } }: { figure: Words }) {
  return (
    <Sized aria-hidden>
      <Figure>
        <strong suppressHydrationWarning>{value}</strong>
        {unit && <span suppressHydrationWarning>{unit}</span>}
        {clock && <time suppressHydrationWarning>{clock}</time>}
      </Figure>
    </Sized>
  );
}

export interface WaitFigureProps {
  wait: Wait;
  /** The place was added in the last 30 days. */
  isNew?: boolean;
}

/**
 * The wait of a place as the large figure of its card, with the predicted time and the status below.
 * Without an open line, it is the status alone. Screen readers get the sentence of `WaitLine`.
 */
export function WaitFigure({ wait, isNew = false }: WaitFigureProps) {
  const { t, i18n } = useTranslation();
  const { line, figure, brief, tone } = waitWords(t, i18n.language, wait);
  return (
    // The time can differ between server rendering and hydration.
    <Root tone={tone}>
      <VisuallyHidden as="p" suppressHydrationWarning>
        {line}
      </VisuallyHidden>
      {figure && <FigureLine figure={figure} />}
      <Line aria-hidden tone={tone} alone={!figure}>
        <i />
        {isNew && <b>{t('display.wait.isNew')}</b>}
        <span suppressHydrationWarning>{brief}</span>
      </Line>
    </Root>
  );
}

/** A placeholder with the exact size of a figure and its status. */
export function WaitFigureSkeleton() {
  return (
    <Root tone="neutral">
      <Figure>
        <Skeleton component="strong" width="56%" />
      </Figure>
      <Line tone="neutral" alone={false}>
        <Skeleton component="span" width="70%" />
      </Line>
    </Root>
  );
}
