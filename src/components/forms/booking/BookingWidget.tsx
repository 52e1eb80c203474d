import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonthOutlined';
import { useId, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { ServiceLetter } from '#src/components/display/place/ServiceLetter.tsx';
import { usePassFocus } from '#src/hooks/usePassFocus.ts';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { addDays, weekdayOf } from '#common/calendar/days.ts';
import { articleOf, formatDate } from '#src/lib/dates.ts';
import { firstDay, fullUntil, type KnownDays } from '#src/lib/wait/days.ts';
import {
  Beside,
  Day,
  Frame,
  FullNotice,
  Halves,
  Heading,
  Held,
  MONTH_HEIGHT,
  Note,
  SignInNote,
  Root,
  ChosenService,
  Thumb,
  Week,
} from './bookingParts.ts';
import { DayStrip } from './DayStrip.tsx';
import { NeedsText, type ServiceNeeds } from './ServiceChoice.tsx';
import { PriorityChoice, type PriorityChoiceProps } from './PriorityChoice.tsx';
import { Offer, refusalOf, type BookingLists } from './Offer.tsx';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';

/** The calendar is as large as the rest of the widget, so it loads on demand. */
const MonthCalendar = lazyInView(async () => (await import('./DayCalendar.tsx')).DayCalendar, {
  height: MONTH_HEIGHT,
  first: true,
});

export interface BookingWidgetProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>, KnownDays {
  /** The chosen day, `YYYY-MM-DD`. */
  date?: string;
  /** The first selectable day, which is the current service day of the place, `YYYY-MM-DD`. */
  minDate?: string;
  onDateChange?: (date: string) => void;
  lists?: BookingLists;
  /** The chosen service of a place with several. */
  service?: (ServiceNeeds & { name: string; letter: string | null }) | null;
  /** Returns to the choice of services. */
  onChangeService?: () => void;
  /** Offers priority, in a place with several services. */
  priority?: PriorityChoiceProps | null;
  /** A ticket that the person holds for the day. It replaces the offer. */
  held?: {
    date: string;
    /** It was taken here, a moment ago. */
    isNew?: boolean;
    /** The ticket in its current state. Its `article` takes the focus. */
    paper: ReactNode;
  } | null;
  /** Called to take a ticket. The button is pending until the promise settles. */
  onTake?: () => Promise<void> | void;
  failure?: string | null;
  /**
   * The limit of open tickets that the person has reached, for the chosen day or for all days. It
   * disables the button in advance.
   */
  limit?: { count: number; of: 'day' | 'all' } | null;
  /** Another ticket that may be called at the same time, shown as a warning. */
  overlap?: { title: string; from: string; to: string } | null;
  /** The person is logged in. Otherwise a note says that a login is required. */
  loggedIn?: boolean;
}

/**
 * By how much a ticket is longer than its offer, in px. The space is reserved at the click, so that
 * nothing below moves when the ticket comes.
 */
const TICKET_LONGER = 340;

/** A request for a number, from the click to the ticket, and its day. */
interface Taking {
  date: string;
  /** Of the frame, with room for the ticket. */
  height: number;
  isPending: boolean;
}

/** Number of days ahead for which the widget gives the reason of a closed day. */
const WEEK = 7;

/**
 * The next ticket, a button to take it, and the days to choose from. Its height is stable while a
 * day loads. On a phone the button stays at the bottom edge. The calendar opens on demand.
 */
export function BookingWidget({
  date = serverToday(),
  minDate = serverToday(),
  onDateChange,
  lists = { status: 'loading' },
  service = null,
  onChangeService,
  priority = null,
  held = null,
  onTake,
  failure = null,
  limit = null,
  overlap = null,
  loggedIn = false,
  days,
  closedWeekdays,
  closures,
  busyness,
  heldDays,
  ...rest
}: BookingWidgetProps) {
  const { t, i18n } = useTranslation();
  const title = useId();
  const day = useId();
  const rule = useId();
  const clash = useId();
  const dayRef = useRef<HTMLParagraphElement>(null);
  const { goes, comes } = usePassFocus<HTMLDivElement>('article');
  const frame = useRef<HTMLDivElement>(null);
  const [taking, setTaking] = useState<Taking | null>(null);
  const take = () => {
    const height = frame.current?.getBoundingClientRect().height ?? 0;
    const ended = onTake?.();
    if (!ended) return undefined;
    setTaking({ date, height: height + TICKET_LONGER, isPending: true });
    return ended.finally(() => setTaking((now) => now && { ...now, isPending: false }));
  };
  const isReserved = taking?.date === date && (held !== null || taking.isPending);
  const inFull = (each: string) => formatDate(each, i18n.language);
  const refusal = refusalOf(lists);
  const [monthShown, setMonthShown] = useState(false);
  const month = useId();
  const known = { days, closedWeekdays, closures, busyness, heldDays };
  const soon = Object.entries(closures ?? {})
    .filter(([each, why]) => why !== null && each >= minDate && each < addDays(minDate, WEEK))
    .toSorted();
  const usually = busyness?.[weekdayOf(date)];
  const tomorrow = addDays(date < minDate ? minDate : date, 1);
  const full = fullUntil(minDate, known);
  const shortly = (each: string) =>
    formatDate(each, i18n.language, { weekday: 'short', day: 'numeric' });
  // If the first free day is beyond a week, the strip begins one day before it.
  const stripStart =
    full && full.first >= addDays(minDate, WEEK) ? addDays(full.first, -1) : minDate;
  const another = firstDay(tomorrow, known) ?? tomorrow;

  /** The clicked button disappears with its day, so the focus moves to the new day. */
  const andStay = (action: () => void) => () => {
    dayRef.current?.focus();
    action();
  };
  const retry = lists.status === 'error' && (
    <Button variant="outlined" size="large" onClick={andStay(lists.onRetry)}>
      {t('common.retry')}
    </Button>
  );
  const suggestion = (
    <Button variant="outlined" size="large" onClick={andStay(() => onDateChange?.(another))}>
      {t('booking.tryDay', { day: inFull(another), context: articleOf(another) })}
    </Button>
  );
  const press = (
    <PendingButton
      size="large"
      aria-describedby={[day, overlap && clash, limit && rule].filter(Boolean).join(' ')}
      aria-disabled={limit !== null}
      disabled={lists.status === 'loading'}
      pendingLabel={t('booking.taking')}
      onPress={take}
    >
      {date === minDate
        ? t('booking.take')
        : t('booking.takeFor', {
            day: formatDate(date, i18n.language, {
              weekday: 'short',
              day: 'numeric',
              month: 'short',
            }),
          })}
    </PendingButton>
  );

  const sentence = limit
    ? t(limit.of === 'day' ? 'booking.limitOfDay' : 'booking.limitOfAll', { count: limit.count })
    : t('booking.givenBack');

  const action = refusal ? retry || suggestion : press;
  const warning = overlap && !refusal && t('booking.overlap', { ...overlap });

  return (
    <Root aria-labelledby={title} {...rest}>
      <Frame ref={frame} style={{ minHeight: isReserved ? taking.height : undefined }}>
        <Halves>
          <div>
            <Heading id={title} variant="h3" component="h2">
              {t(held ? 'tickets.yours' : 'booking.take')}
            </Heading>
            {service && (
              <ChosenService>
                <div>
                  <p>
                    {service.letter && <ServiceLetter>{service.letter}</ServiceLetter>}
                    <strong>{service.name}</strong>
                  </p>
                  <NeedsText {...service} />
                </div>
                {onChangeService && (
                  <Button
                    size="small"
                    aria-label={t('booking.service.changeOf', { name: service.name })}
                    onClick={onChangeService}
                  >
                    {t('booking.service.change')}
                  </Button>
                )}
              </ChosenService>
            )}
            {full && !held && (
              <FullNotice>
                {t(full.last === minDate ? 'booking.fullToday' : 'booking.fullUntil', {
                  last: shortly(full.last),
                  first: shortly(full.first),
                })}
              </FullNotice>
            )}
            <Day id={day} ref={dayRef} tabIndex={-1}>
              {inFull(held?.date ?? date)}
              {usually && usually !== 'usual' && !held && (
                <small>{t(`booking.usually.${usually}`)}</small>
              )}
            </Day>
            {held ? (
              <Held ref={comes} data-torn={held.isNew || undefined}>
                {held.paper}
              </Held>
            ) : (
              <Offer
                ref={goes}
                lists={lists}
                closure={closures?.[date]}
                action={
                  <>
                    {warning && (
                      <Beside>
                        <Alert id={clash} severity="warning">
                          {warning}
                        </Alert>
                      </Beside>
                    )}
                    <Beside>{action}</Beside>
                    {priority && !refusal && <PriorityChoice {...priority} />}
                    <Note id={rule}>{sentence}</Note>
                    {failure && <Alert severity="error">{failure}</Alert>}
                    {!loggedIn && !failure && <SignInNote>{t('booking.signInFirst')}</SignInNote>}
                  </>
                }
              />
            )}
          </div>
          {/* The days below a ticket are new ones: nothing on screen moves when it comes. */}
          <div key={held ? 'held' : 'offered'}>
            <Week>
              <DayStrip date={date} from={stripStart} onDateChange={onDateChange} {...known} />
              <Button
                aria-expanded={monthShown}
                aria-controls={month}
                startIcon={<CalendarMonthIcon />}
                onClick={() => setMonthShown(!monthShown)}
              >
                {t(monthShown ? 'booking.hideMonth' : 'booking.showMonth')}
              </Button>
            </Week>
            {soon.map(([each, why]) => (
              <Note key={each}>{t('booking.closedDay', { day: inFull(each), reason: why })}</Note>
            ))}
            <div id={month}>
              {monthShown && <MonthCalendar {...{ date, minDate, onDateChange }} {...known} />}
            </div>
          </div>
        </Halves>
      </Frame>
      {!held && (
        <Thumb ref={goes} data-bottom-bar="press">
          {warning && <Alert severity="warning">{warning}</Alert>}
          {action}
        </Thumb>
      )}
    </Root>
  );
}
