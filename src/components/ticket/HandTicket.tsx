import { keyframes, styled } from '@mui/material/styles';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  TicketBottom,
  TicketFigure,
  TicketSheet,
  TicketTop,
} from '#src/components/cards/ticket/ticketPaper.ts';
import { durations } from '#theme/tokens.ts';
import { StatusChip, type TicketStatusName } from '#src/components/display/place/StatusChip.tsx';
import { labelOf, widthInDigits, type TicketNumber } from '#src/lib/line/ticketLabel.ts';
import { useHeldHeight } from './useHeldHeight.ts';

/** Each state has its own paper. */
type Look = 'waiting' | 'called' | 'over';

const lookOf: Record<TicketStatusName, Look> = {
  scheduled: 'waiting',
  running: 'called',
  processed: 'over',
  aborted: 'over',
  cancelled: 'over',
};

/** Height of the time to leave. With its caption it is at most as high as the number. */
const LEAD_HEIGHT = 'clamp(4.5rem, 26cqi, 7rem)';

const flip = keyframes({
  from: { transform: 'perspective(900px) rotateX(-80deg)', opacity: 0.4 },
  to: { transform: 'none', opacity: 1 },
});

const grow = keyframes({ from: { transform: 'scale(0.55)' }, to: { transform: 'none' } });

/** Flips on a call. The lower part fills the rest of the reserved height. */
const Sheet = styled(TicketSheet)(({ theme }) => ({
  ...theme.mixins.stack,
  gridTemplateRows: 'auto 1fr',
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-changed][data-look="called"]': {
      transformOrigin: '50% 0',
      animation: `${flip} ${durations.calm}ms ease-out`,
    },
  },
}));

/**
 * Contains the largest line: the number, or the time to leave. Its height is the same at every
 * moment of an open ticket, so that nothing below it moves when one replaces the other.
 */
const Stage = styled('div')(({ theme }) => ({
  ...theme.mixins.stack,
  // Keeps a short line next to the name of the place, not in the middle of the reserved height.
  alignContent: 'end',
  minHeight: `max(calc(1.6rem + ${LEAD_HEIGHT}), calc(0.92 * clamp(4rem, 42cqi, 13rem) + 12px))`,
  '[data-look="over"]:not([data-changed]) &': { minHeight: 0 },
}));

const Upper = styled(TicketTop)(({ theme }) => ({
  ...theme.mixins.stack,
  alignContent: 'start',
  gap: theme.spacing(0.5),
  '[data-look="called"] &': theme.mixins.solid('active'),
}));

const Head = styled('div')(({ theme }) => ({
  ...theme.mixins.row,
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  ...theme.typography.body1,
  fontWeight: 500,
  // The number beside the time to leave.
  '& > strong': {
    fontSize: '1.5rem',
    lineHeight: 1.2,
    ...theme.mixins.figure,
  },
}));

const Figure = styled(TicketFigure)(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 1),
  // A digit is 0.62em wide. The number must be legible at arm's length.
  fontSize: 'clamp(4rem, min(42cqi, calc((100cqi - 56px) / (0.62 * var(--digits, 2)))), 13rem)',
  lineHeight: 0.92,
  transformOrigin: '0 50%',
  '@media (prefers-reduced-motion: no-preference)': {
    '[data-changed] &': { animation: `${grow} ${durations.calm}ms ease-out` },
  },
  '[data-look="called"] &': { color: 'inherit' },
  '[data-look="over"] &': { color: theme.vars.palette.text.secondary },
  '[data-look="over"]:not([data-changed]) &': { fontSize: '4rem' },
}));

const Lower = styled(TicketBottom)({ display: 'flex', flexDirection: 'column' });

const Title = styled('strong')(({ theme }) => ({
  fontSize: '1.25rem',
  ...theme.mixins.title,
  overflowWrap: 'break-word',
  '& a': { color: 'inherit' },
}));

export interface HandTicketProps extends TicketNumber {
  status: TicketStatusName;
  /** Name of the place, or a link to it. */
  title?: ReactNode;
  /** Date and purpose of the list, already translated. */
  date?: ReactNode;
  /** The largest line instead of the number, which moves to the top. */
  lead?: ReactNode;
  /** Content below the perforation: position, call or outcome. */
  children?: ReactNode;
}

/** The ticket on its own page, as large as the screen allows. The paper changes on a call. */
export function HandTicket({ rank, label, status, title, date, lead, children }: HandTicketProps) {
  const { t, i18n } = useTranslation();
  const figure = labelOf({ rank, label }, i18n.language);
  // Only a change moves, not the first render.
  const [first] = useState({ status, isLed: Boolean(lead) });
  const isChanged = status !== first.status || Boolean(lead) !== first.isLed;
  const look = lookOf[status];
  const sheet = useHeldHeight<HTMLElement>(look);
  const upper = useHeldHeight<HTMLDivElement>(look);
  return (
    <Sheet
      ref={sheet}
      data-look={look}
      data-changed={isChanged || undefined}
      aria-label={t('tickets.numberOf', { rank: figure })}
    >
      <Upper ref={upper}>
        <Head>
          {lead ? (
            <strong>{t('tickets.numberOf', { rank: figure })}</strong>
          ) : (
            <span aria-hidden>{t('tickets.number')}</span>
          )}
          <StatusChip status={status} />
        </Head>
        <Stage>
          {lead ?? (
            <Figure
              translate="no"
              as="p"
              style={{ '--digits': widthInDigits(figure) } as CSSProperties}
            >
              {figure}
            </Figure>
          )}
        </Stage>
        {title && <Title>{title}</Title>}
        {date && <span>{date}</span>}
      </Upper>
      {children && <Lower>{children}</Lower>}
    </Sheet>
  );
}
