import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { TicketStub } from '#src/components/cards/ticket/TicketStub.tsx';
import { usePassFocus } from '#src/hooks/usePassFocus.ts';
import { todayInAthens } from '#common/calendar/athens.ts';
import { formatDate } from '#src/lib/dates.ts';
import { radii } from '#theme/tokens.ts';
import { DayCalendar } from './DayCalendar.tsx';
import { nextOpenDay } from './estimate.ts';
import { OfferPaper } from './OfferPaper.tsx';
import { OfferTold, refusalOf } from './OfferTold.tsx';
import type { BookingLimit, BookingLists, HeldTicket } from './types.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';

export type { BookingLimit, BookingList, BookingLists, HeldTicket } from './types.ts';

const name = 'SeiraBookingWidget';

const Root = styled('section', { name, slot: 'root' })(({ theme }) => ({
  containerType: 'inline-size',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Halves = styled('div', { name, slot: 'halves' })(({ theme }) => ({
  padding: theme.spacing(2),
  display: 'grid',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  '@container (min-width: 400px)': { padding: theme.spacing(3) },
  '@container (min-width: 720px)': {
    gridTemplateColumns: 'minmax(300px, 380px) 1fr',
    gap: theme.spacing(4),
  },
}));

const Day = styled('p', { name, slot: 'day' })(({ theme }) => ({
  ...theme.typography.h4,
  margin: theme.spacing(0, 0, 1.5),
  '&:focus': { outline: 'none' },
}));

const Note = styled('p', { name, slot: 'note' })(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

export interface BookingWidgetProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The chosen day, `YYYY-MM-DD`. */
  date?: string;
  /** The earliest day that can be chosen, `YYYY-MM-DD`. */
  minDate?: string;
  /** Called when another day is chosen. */
  onDateChange?: (date: string) => void;
  /** What is known about that day's waiting list. */
  lists?: BookingLists;
  /** The ticket that the person already holds there; it replaces the button. */
  held?: HeldTicket | null;
  /** Called when the button is pressed. */
  onTake?: () => void;
  /** The ticket is being taken: a second press has no effect. */
  taking?: boolean;
  /** Why the last press failed. */
  failure?: string | null;
  /**
   * The limit of open tickets that the person has reached: shown up front, with an inert button.
   */
  limit?: BookingLimit | null;
  /** Whether somebody is logged in; otherwise a note says that login comes first. */
  loggedIn?: boolean;
  /** Weekdays on which the place is closed, 1 = Monday … 7 = Sunday. */
  closedWeekdays?: readonly number[];
  /** The level of the widget's heading on its page. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A day, what a ticket for it would give, and one press to take it. It shows everything before the
 * press and keeps its height while a day loads.
 */
export function BookingWidget({
  date = todayInAthens(),
  minDate = todayInAthens(),
  onDateChange,
  lists = { status: 'loading' },
  held = null,
  onTake,
  taking = false,
  failure = null,
  limit = null,
  loggedIn = false,
  closedWeekdays = [],
  headingLevel = 2,
  ...rest
}: BookingWidgetProps) {
  const { t, i18n } = useTranslation();
  const title = useId();
  const day = useId();
  const rule = useId();
  const dayRef = useRef<HTMLParagraphElement>(null);
  const { goes, comes } = usePassFocus();
  const inFull = (each: string) => formatDate(each, i18n.language);
  const refusal = refusalOf(lists);
  const another = nextOpenDay(date < minDate ? minDate : date, closedWeekdays);

  /** The pressed button disappears with its day, so the focus moves to the new day's details. */
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
      {t('booking.tryDay', { day: inFull(another) })}
    </Button>
  );
  const press = (
    <PendingButton
      size="large"
      aria-describedby={limit ? `${day} ${rule}` : day}
      aria-disabled={limit !== null}
      disabled={lists.status === 'loading'}
      pending={taking}
      pendingLabel={t('booking.taking')}
      onClick={onTake}
    >
      {t('booking.take')}
    </PendingButton>
  );

  const sentence = limit
    ? t(limit.of === 'day' ? 'booking.limitOfDay' : 'booking.limitOfAll', { count: limit.count })
    : t('booking.givenBack');

  return (
    <Root aria-labelledby={title} {...rest}>
      <Halves>
        <div>
          <Typography id={title} variant="h3" component={`h${headingLevel}`} sx={{ mb: 1 }}>
            {t('booking.title')}
          </Typography>
          <DayCalendar {...{ date, minDate, onDateChange, closedWeekdays }} />
        </div>
        <div>
          <Day id={day} ref={dayRef} tabIndex={-1}>
            {inFull(held?.date ?? date)}
          </Day>
          {held ? (
            <TicketStub
              ref={comes}
              rank={held.rank}
              peopleAhead={held.peopleAhead}
              status={held.status}
              title={t('booking.held')}
            >
              {held.href && (
                <Link component={RouterLink} to={held.href} sx={{ py: 1 }}>
                  {t('booking.seeTicket')}
                </Link>
              )}
            </TicketStub>
          ) : (
            <OfferPaper
              ref={goes}
              busy={lists.status === 'loading'}
              action={
                <>
                  {refusal ? retry || suggestion : press}
                  <Note id={rule}>{sentence}</Note>
                  {failure && <Alert severity="error">{failure}</Alert>}
                  {!loggedIn && !failure && <Note>{t('booking.signInFirst')}</Note>}
                </>
              }
            >
              <OfferTold lists={lists} />
            </OfferPaper>
          )}
        </div>
      </Halves>
    </Root>
  );
}
