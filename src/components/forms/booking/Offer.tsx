import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import LockClockIcon from '@mui/icons-material/LockClockOutlined';
import Skeleton from '@mui/material/Skeleton';
import { styled, type CSSObject } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wait as Estimate } from '#common/line/wait.ts';
import { TicketBottom, TicketSheet, TicketTop } from '#src/components/cards/ticket/ticketPaper.ts';
import { formatMinutes } from '#src/lib/durations.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';
import { openFigure, servedWords, waitingHereWords, windowWords } from '#src/lib/waitWords.ts';
import { TicketFigure } from '#src/components/cards/ticket/ticketPaper.ts';
import { FigureLine } from '#src/components/display/place/WaitFigure.tsx';
import { Changing } from '#src/components/display/Changing.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import type { RoleName } from '#theme/roles.ts';

export interface BookingList {
  code: string;
  /** Number of people ahead of the next ticket. Null if the server does not send it. */
  ticketsCount: number | null;
  /** Waiting people who are at the place. Null if it does not show it. */
  here?: number | null;
  /** Number of people served, not in `ticketsCount`. Null if the server does not send it. */
  beingServed?: number | null;
  /** The number of the next ticket, if the server sends it. */
  nextRank?: number | null;
  /** The label of the next ticket. Absent without services. */
  nextLabel?: string | null;
  /** Numbers that only door, kiosk and counter give. */
  doorLeft?: number | null;
  /** Defaults to `open`. */
  state?: 'open' | 'full' | 'closed';
  /** Minutes until a ticket taken now is called. Null if unknown. */
  minutes?: Estimate['minutes'];
  /** False if the place may close before the call. */
  enough?: boolean;
  /** Minutes between two calls, for an estimate if the server does not send `minutes`. */
  averageMinutes?: number | null;
}

/** The chosen day's waiting list, or its loading state. */
export type BookingLists =
  | { status: 'loading' }
  | { status: 'error'; text: string; onRetry: () => void }
  | { status: 'empty' }
  | { status: 'ready'; list: BookingList };

/** The size of the number, which sets the height of the paper in every state. */
const figureSize = 'clamp(4.5rem, 24cqi, 7rem)';

/** Styles of a ticket that leaves space for the content below it on a phone. */
const brief = (phone: CSSObject): CSSObject => ({
  '@media (max-width: 599.95px)': { '[data-brief] > &, [data-brief] > * > &': phone },
});

const OfferText = styled(TicketTop)(({ theme }) => ({
  minHeight: `calc(0.95 * ${figureSize} + 150px)`,
  ...theme.mixins.column,
  justifyContent: 'center',
  gap: theme.spacing(0.5),
  // The wait stands beside the number.
  ...brief({
    minHeight: 0,
    paddingBlock: theme.spacing(1.5),
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: theme.spacing(2.5),
  }),
}));

const across = brief({ gridColumn: '1 / -1' });
const beside = brief({ gridColumn: 2 });

const Stub = styled(TicketBottom)(({ theme }) => ({
  paddingBottom: theme.spacing(2.5),
  display: 'grid',
  gap: theme.spacing(1.5),
  ...brief({ paddingBlock: theme.spacing(1.5) }),
}));

const Caption = styled('span')(({ theme }) => ({
  ...theme.mixins.note,
  fontWeight: 500,
  ...across,
}));

const Figure = styled(TicketFigure)(({ theme }) => ({
  display: 'block',
  marginBottom: theme.spacing(1),
  fontSize: figureSize,
  ...brief({ marginBottom: 0, fontSize: '3.5rem', gridColumn: 1, gridRow: 'span 2' }),
}));

const Statement = styled('strong')(({ theme }) => ({
  ...theme.typography.h3,
  ...across,
}));

const Ahead = styled('span')({
  lineHeight: 1.5,
  fontWeight: 500,
  ...beside,
});

const Wait = styled('div')(({ theme }) => ({
  color: theme.vars.palette.roles.success.text,
  ...beside,
}));

const Mark = styled('span')<{ tone: RoleName }>(({ theme, tone }) => ({
  width: 48,
  height: 48,
  marginBottom: theme.spacing(1),
  ...theme.mixins.centred,
  borderRadius: '50%',
  ...theme.mixins.soft(tone),
}));

/** The reason why no ticket is available on the chosen day. */
export type Refusal = 'error' | 'empty' | 'full' | 'closed';

const marks = {
  error: { tone: 'danger', Icon: ErrorOutlineIcon },
  empty: { tone: 'neutral', Icon: EventBusyIcon },
  full: { tone: 'waiting', Icon: GroupsIcon },
  closed: { tone: 'neutral', Icon: LockClockIcon },
} as const;

export const refusalOf = (lists: BookingLists): Refusal | null => {
  if (lists.status === 'error' || lists.status === 'empty') return lists.status;
  if (lists.status === 'ready' && lists.list.state !== 'open') return lists.list.state ?? null;
  return null;
};

/** Minutes until the call, rounded. Null if unknown or zero. */
export const estimateMinutes = (
  peopleAhead: number,
  averageMinutes: number | null | undefined,
): number | null => {
  const minutes = peopleAhead * (averageMinutes ?? 0);
  if (!(minutes > 0)) return null;
  return minutes < 10 ? Math.ceil(minutes) : Math.round(minutes / 5) * 5;
};

function Open({ list }: { list: BookingList }) {
  const { t, i18n } = useTranslation();
  const { ticketsCount: count, minutes, averageMinutes } = list;
  const waiting =
    count === 0 ? t('booking.nobody') : count && waitingHereWords(t, count, list.here);
  const guess = minutes === undefined ? estimateMinutes(count ?? 0, averageMinutes) : null;
  const figure = minutes && openFigure(t, i18n.language, { waiting: count, minutes });
  const wait = (
    <>
      {minutes && figure && (
        <Wait>
          <VisuallyHidden suppressHydrationWarning>{windowWords(t, minutes)}</VisuallyHidden>
          <FigureLine figure={figure} />
        </Wait>
      )}
      {guess !== null && (
        <span>{t('booking.wait', { duration: formatMinutes(guess * 60_000, i18n.language) })}</span>
      )}
    </>
  );
  const served = servedWords(t, list.beingServed);
  const late = list.enough === false && <Ahead>{t('booking.notEnough')}</Ahead>;
  if (typeof list.nextRank === 'number')
    return (
      <>
        <Caption>{t('booking.nextNumber')}</Caption>
        <Figure translate="no">
          <Changing>
            {labelOf({ rank: list.nextRank, label: list.nextLabel }, i18n.language)}
          </Changing>
        </Figure>
        {wait}
        <Ahead>{[waiting, served].filter(Boolean).join(' · ')}</Ahead>
        {late}
      </>
    );
  if (count === 0) return <Statement>{t('booking.nobody')}</Statement>;
  if (count === null) return <Statement>{t('booking.given')}</Statement>;
  return (
    <>
      <Caption>{t('booking.waitingNow')}</Caption>
      <Figure translate="no">{formatNumber(count, i18n.language)}</Figure>
      {wait}
      {served && <Ahead>{served}</Ahead>}
      {late}
    </>
  );
}

export interface OfferProps {
  lists: BookingLists;
  /** The owner's reason for a manually closed day, or null. Undefined for other days. */
  closure?: string | null;
  /** Less high on a phone. */
  isBrief?: boolean;
  children?: ReactNode;
  action?: ReactNode;
  ref?: Ref<HTMLElement>;
}

function Refused({ why, lists, closure }: OfferProps & { why: Refusal }) {
  const { t } = useTranslation();
  const { tone, Icon } = marks[why];
  const count = lists.status === 'ready' ? lists.list.ticketsCount : 0;
  const doorLeft = (lists.status === 'ready' && lists.list.doorLeft) || 0;
  const text: Record<Refusal, string> = {
    error: lists.status === 'error' ? lists.text : '',
    empty: t('booking.emptyText'),
    full:
      doorLeft > 0
        ? t('booking.doorLeft', { count: doorLeft })
        : count === null
          ? ''
          : t('booking.fullText', { count }),
    closed: t('booking.closedText'),
  };
  // On a manually closed day, the list did not end by itself.
  const isClosedDay = closure !== undefined && (why === 'closed' || why === 'empty');
  return (
    <>
      <Mark tone={tone}>
        <Icon aria-hidden />
      </Mark>
      <Statement>{t(isClosedDay ? 'booking.dayClosedTitle' : `booking.${why}Title`)}</Statement>
      {isClosedDay && closure && <span>{closure}</span>}
      <span>{isClosedDay ? t('booking.emptyText') : text[why]}</span>
    </>
  );
}

const outline = [
  [Caption, '55%'],
  [Figure, '45%'],
  [Wait, '65%'],
  [Ahead, '50%'],
] as const;

/**
 * The ticket on offer for the chosen day, or the reason why there is none. Changes are announced.
 * The button is below the perforation.
 */
export function Offer({ lists, closure, isBrief, children, action, ref }: OfferProps) {
  const { t } = useTranslation();
  const why = refusalOf(lists);
  const isLoading = lists.status === 'loading';
  return (
    <TicketSheet as="div" ref={ref} data-brief={isBrief || undefined}>
      <OfferText aria-live="polite" aria-busy={isLoading || undefined}>
        {children}
        {why && <Refused why={why} lists={lists} closure={closure} />}
        {!why && lists.status === 'ready' && <Open list={lists.list} />}
        {isLoading && <VisuallyHidden>{t('booking.loading')}</VisuallyHidden>}
        {isLoading &&
          outline.map(([Line, width]) => (
            <Line key={width} aria-hidden>
              <Skeleton width={width} />
            </Line>
          ))}
      </OfferText>
      <Stub>{action}</Stub>
    </TicketSheet>
  );
}
