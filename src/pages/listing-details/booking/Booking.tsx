import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriorityReason } from '#common/priority.ts';
import type { Organisation } from '#src/api/organisations.ts';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { focusOn } from '#src/browser/focus.ts';
import { BookingWidget } from '#src/components/forms/booking/BookingWidget.tsx';
import { ServiceChoice } from '#src/components/forms/booking/ServiceChoice.tsx';
import { paths } from '#src/config/paths.ts';
import { useQuietHours } from '#src/hooks/data/places/useQuietHours.ts';
import { busyWeekdays } from '#src/lib/wait/busyness.ts';
import {
  closedWeekdaysOf,
  closuresOf,
  dayToOffer,
  firstDay,
  fullUntil,
  serviceDateOf,
} from '#src/lib/wait/days.ts';
import { useBooking } from './useBooking.ts';
import { useHeldPaper } from './useHeldPaper.ts';
import { useServiceChoice } from './useServiceChoice.ts';

const Openings = lazyInView(
  async () => (await import('#src/pages/listing-details/sections/StayInTouch.tsx')).Openings,
  { height: '280px' },
);

export function Booking({ id, organisation }: { id: string; organisation: Organisation }) {
  const { t } = useTranslation();
  const { days, openingHours, changedDays } = organisation;
  const today = serviceDateOf(organisation);
  const [first] = useState(() => dayToOffer(today, days));
  const [date, setDate] = useState(first);
  const { services, chosen, choose: chooseService } = useServiceChoice(id, first);
  const quietHours = useQuietHours(id);
  // Memoised, so that the days do not re-render when a ticket is taken.
  const busyness = useMemo(() => busyWeekdays(quietHours), [quietHours]);
  const closedWeekdays = useMemo(() => closedWeekdaysOf(openingHours), [openingHours]);
  const closures = useMemo(() => closuresOf(changedDays), [changedDays]);
  const isOver = days !== null && firstDay(today, { days }) === null;
  const full = fullUntil(today, { days, closedWeekdays, closures });
  const [wantsSooner, setWantsSooner] = useState(false);
  const [priority, setPriority] = useState<PriorityReason | null>(null);
  const {
    onDateChange: forget,
    held,
    ...booking
  } = useBooking(id, organisation, date, chosen?.code ?? null, priority);
  const paper = useHeldPaper(held);
  const choose = useCallback(
    (next: string) => {
      forget();
      setDate(next);
    },
    [forget],
  );
  // The focus follows the part that replaces the clicked one.
  const anchor = useRef<HTMLDivElement>(null);
  const onService = (code: string | null): void => {
    chooseService(code);
    forget();
    if (anchor.current) focusOn(anchor.current);
  };
  if (services.length > 0 && !chosen)
    return (
      <Box id="booking" ref={anchor} tabIndex={-1} sx={{ scrollMarginTop: 96 }}>
        <ServiceChoice services={services} onChoose={onService} />
      </Box>
    );
  return (
    <Box id="booking" ref={anchor} tabIndex={-1} sx={{ scrollMarginTop: 96 }}>
      <BookingWidget
        service={chosen}
        priority={chosen && { reason: priority, onChoose: setPriority }}
        onChangeService={chosen ? () => onService(null) : undefined}
        date={date}
        minDate={today}
        days={days}
        closedWeekdays={closedWeekdays}
        closures={closures}
        busyness={busyness}
        held={
          held && paper ? { date: held.ticket.dueDate || date, isNew: held.isNew, paper } : null
        }
        {...booking}
        onDateChange={choose}
      />
      {isOver && <Openings slug={organisation.slug} />}
      {full && !held && (
        <Button
          aria-expanded={wantsSooner}
          onClick={() => setWantsSooner(!wantsSooner)}
          sx={{ mt: 1, mr: 2 }}
        >
          {t('booking.tellMe')}
        </Button>
      )}
      {full && !held && wantsSooner && <Openings slug={organisation.slug} until={full.last} />}
      {!paper && (
        <Link
          href={paths.find.href(organisation.slug)}
          sx={{ display: 'inline-block', mt: 1, px: 2, py: 1.25 }}
        >
          {t('booking.find')}
        </Link>
      )}
    </Box>
  );
}
