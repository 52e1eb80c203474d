import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { formatDate } from '#src/lib/dates.ts';
import { holidayName, hoursText } from '#src/lib/plan/planDays.ts';
import type { ManagedDay } from './DayList.tsx';

const Root = styled('button')(({ theme }) => {
  const { accent, active, waiting, neutral } = theme.vars.palette.roles;
  const tone = (colours: typeof accent) => ({
    '--mark': colours.fill,
    '--note': colours.text,
    backgroundColor: colours.background,
  });
  return {
    all: 'unset',
    position: 'relative',
    boxSizing: 'border-box',
    ...theme.mixins.column,
    gap: 2,
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    padding: theme.spacing(0.5),
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums lining-nums',
    boxShadow: 'inset 0 0 0 0 transparent',
    transition: 'box-shadow 160ms ease-out',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    [theme.breakpoints.up('sm')]: { padding: theme.spacing(0.75, 1) },
    '&[data-tone="closed"]': tone(accent),
    '&[data-tone="changed"]': tone(active),
    '&[data-tone="outside"]': tone(waiting),
    '&[data-tone="none"]': { color: theme.vars.palette.text.secondary },
    '&[data-tone="holiday"]': { '--mark': accent.fill, '--note': accent.text },
    '&[aria-disabled="true"]': { color: neutral.text, opacity: 0.55, cursor: 'default' },
    '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 3px ${active.fill}` },
    '&:hover:not([aria-disabled="true"], [aria-pressed="true"])': {
      boxShadow: `inset 0 0 0 1px ${active.fill}`,
    },
    '&:focus-visible': { outline: `3px solid ${active.outline}`, outlineOffset: -3 },
    '& > b': { fontSize: 'min(1rem, 6vw)', fontWeight: 500, lineHeight: 1.3 },
    '&:not([data-inside]) > b': { color: theme.vars.palette.text.secondary },
    '&[data-today] > b': { fontWeight: 750, textDecoration: 'underline 2px' },
    '& > i': {
      height: 4,
      borderRadius: 2,
      backgroundColor: 'var(--mark, transparent)',
      [theme.breakpoints.up('sm')]: { display: 'none' },
    },
    '& > small': {
      display: 'none',
      fontSize: '0.75rem',
      lineHeight: 1.25,
      color: 'var(--note, inherit)',
      overflowWrap: 'anywhere',
      [theme.breakpoints.up('sm')]: theme.mixins.clamp(2),
    },
    '& > [data-people]': {
      ...theme.mixins.row,
      marginTop: 'auto',
      fontSize: '0.75rem',
      fontWeight: 650,
      '& svg': { fontSize: '0.9375rem' },
    },
  };
});

type Tone = 'closed' | 'changed' | 'outside' | 'holiday' | 'none' | 'open';

const toneOf = (day: ManagedDay | undefined, holiday: string | null): Tone => {
  if (day?.outside) return 'outside';
  if (day?.byHand) return day.byHand.closed ? 'closed' : 'changed';
  if (holiday !== null) return 'holiday';
  return day?.intervals.length === 0 ? 'none' : 'open';
};

interface MonthDayProps {
  date: string;
  /** Undefined while it loads, and for a day that cannot be changed. */
  day: ManagedDay | undefined;
  isLoading: boolean;
  /** The day is in the month, and not in a week that it shares with another. */
  isInside: boolean;
  /** The day can be changed. */
  isFree: boolean;
  isToday: boolean;
  isChosen: boolean;
  /** The day that the Tab key reaches. */
  isStop: boolean;
  city: string | null;
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: (date: string, isRange: boolean) => void;
}

/** A day of a month: its tone, its note and the people with a number. */
export function MonthDay(props: MonthDayProps) {
  const { date, day, isLoading, isInside, isFree, isToday, isChosen, isStop, city } = props;
  const { onKeyDown, onChoose } = props;
  const { t, i18n } = useTranslation();
  const holiday = holidayName(t, date, city);
  const noteOf = (): string => {
    const hand = day?.byHand;
    if (hand?.closed) return hand.reason ?? t('display.wait.closed');
    if (hand?.duty) return t('month.duty');
    if (hand?.intervals) return hoursText(t, hand.intervals);
    if (hand && hand.numbers !== null) return t('month.limited', { count: hand.numbers });
    return holiday ?? (day ? hoursText(t, day.intervals) : '');
  };
  const note = noteOf();
  const people = day?.waiting ?? 0;
  return (
    <Root
      type="button"
      data-date={date}
      data-tone={toneOf(day, holiday)}
      data-today={isToday ? '' : undefined}
      data-inside={isInside ? '' : undefined}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isChosen}
      aria-disabled={!isFree || undefined}
      onKeyDown={onKeyDown}
      onClick={(event) => onChoose(date, event.shiftKey)}
    >
      <VisuallyHidden>
        {[formatDate(date, i18n.language), note, people > 0 && t('month.people', { count: people })]
          .filter(Boolean)
          .join(', ')}
      </VisuallyHidden>
      <b aria-hidden>{Number(date.slice(8))}</b>
      <i />
      {isLoading && isFree ? (
        <Skeleton width="80%" sx={{ display: { xs: 'none', sm: 'block' } }} />
      ) : (
        <small aria-hidden>{note}</small>
      )}
      {people > 0 && (
        <span aria-hidden data-people>
          <PersonOutlined />
          <b>{people}</b>
        </span>
      )}
    </Root>
  );
}
