import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceLetter } from '#src/components/display/place/ServiceLetter.tsx';
import { usePassFocus } from '#src/hooks/usePassFocus.ts';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { addDays, weekdayOf } from '#common/calendar/days.ts';
import { articleOf, formatDate } from '#src/lib/dates.ts';
import { firstDay, fullUntil, type KnownDays } from '#src/lib/wait/days.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { BookingDays } from './BookingDays.tsx';
import {
  Beside,
  Day,
  Frame,
  FullNotice,
  Halves,
  Heading,
  Held,
  Note,
  SignInNote,
  Root,
  ChosenService,
  Thumb,
} from './bookingParts.ts';
import { NeedsText, type ServiceNeeds } from './ServiceChoice.tsx';
import { PriorityChoice, type PriorityChoiceProps } from './PriorityChoice.tsx';
import { Offer, refusalOf, type BookingLists } from './Offer.tsx';
import { useReservedHeight } from './useReservedHeight.ts';

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

type Service = NonNullable<BookingWidgetProps['service']>;

/** The chosen service of a place with several. */
function Chosen({ service, onChange }: { service: Service; onChange?: () => void }) {
  const { t } = useTranslation();
  return (
    <ChosenService>
      <div>
        <p>
          {service.letter && <ServiceLetter>{service.letter}</ServiceLetter>}
          <strong>{service.name}</strong>
        </p>
        <NeedsText {...service} />
      </div>
      {onChange && (
        <Button
          size="small"
          aria-label={t('booking.service.changeOf', { name: service.name })}
          onClick={onChange}
        >
          {t('booking.service.change')}
        </Button>
      )}
    </ChosenService>
  );
}

/** Says that no number is left for today, and from when there are numbers. */
function FullDays({ minDate, known }: { minDate: string; known: KnownDays }) {
  const { t, i18n } = useTranslation();
  const full = fullUntil(minDate, known);
  if (!full) return null;
  const shortly = (day: string) =>
    formatDate(day, i18n.language, { weekday: 'short', day: 'numeric' });
  return (
    <FullNotice>
      {t(full.last === minDate ? 'booking.fullToday' : 'booking.fullUntil', {
        last: shortly(full.last),
        first: shortly(full.first),
      })}
    </FullNotice>
  );
}

/** The button on a day without numbers: retry after an error, otherwise another day. */
function OtherWay({
  date,
  minDate,
  lists,
  known,
  onDateChange,
  onGo,
}: {
  date: string;
  minDate: string;
  lists: BookingLists;
  known: KnownDays;
  onDateChange?: (date: string) => void;
  /** Runs a change that removes the clicked button. */
  onGo: (change: () => void) => void;
}) {
  const { t, i18n } = useTranslation();
  if (lists.status === 'error')
    return (
      <Button variant="outlined" size="large" onClick={() => onGo(lists.onRetry)}>
        {t('common.retry')}
      </Button>
    );
  const tomorrow = addDays(date < minDate ? minDate : date, 1);
  const another = firstDay(tomorrow, known) ?? tomorrow;
  return (
    <Button variant="outlined" size="large" onClick={() => onGo(() => onDateChange?.(another))}>
      {t('booking.tryDay', {
        day: formatDate(another, i18n.language),
        context: articleOf(another),
      })}
    </Button>
  );
}

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
  const { frame, minHeight, take } = useReservedHeight(date, held !== null, onTake);
  const refusal = refusalOf(lists);
  const known = { days, closedWeekdays, closures, busyness, heldDays };
  const usually = busyness?.[weekdayOf(date)];

  /** The clicked button disappears with its day, so the focus moves to the new day. */
  const goToDay = (change: () => void): void => {
    dayRef.current?.focus();
    change();
  };
  const action = refusal ? (
    <OtherWay {...{ date, minDate, lists, known, onDateChange }} onGo={goToDay} />
  ) : (
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
  const warning = overlap && !refusal && t('booking.overlap', { ...overlap });

  return (
    <Root aria-labelledby={title} {...rest}>
      <Frame ref={frame} style={{ minHeight }}>
        <Halves>
          <div>
            <Heading id={title} variant="h3" component="h2">
              {t(held ? 'tickets.yours' : 'booking.take')}
            </Heading>
            {service && <Chosen service={service} onChange={onChangeService} />}
            {!held && <FullDays {...{ minDate, known }} />}
            <Day id={day} ref={dayRef} tabIndex={-1}>
              {formatDate(held?.date ?? date, i18n.language)}
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
          {/* The days below a ticket are new elements, so nothing on screen moves when the ticket appears. */}
          <div key={held ? 'held' : 'offered'}>
            <BookingDays {...{ date, minDate, onDateChange, known }} />
          </div>
        </Halves>
      </Frame>
      {!held && (
        <Thumb ref={goes} data-bottom-bar="booking">
          {warning && <Alert severity="warning">{warning}</Alert>}
          {action}
        </Thumb>
      )}
    </Root>
  );
}
