import Box from '@mui/material/Box';
import { useCallback, useMemo, useState } from 'react';
import type { Organisation } from '#src/api/organisations.ts';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { BookingWidget } from '#src/components/forms/booking/BookingWidget.tsx';
import { useQuietHours } from '#src/hooks/data/places/useQuietHours.ts';
import { busyWeekdays } from '#src/lib/wait/busyness.ts';
import {
  closedWeekdaysOf,
  closuresOf,
  dayToOffer,
  firstDay,
  serviceDateOf,
} from '#src/lib/wait/days.ts';
import { useBooking } from './useBooking.ts';

const Openings = lazyInView(
  async () => (await import('#src/pages/listing-details/sections/StayInTouch.tsx')).Openings,
  {
    height: '280px',
  },
);

interface Props {
  id: string;
  organisation: Organisation;
}

export function Booking({ id, organisation }: Props) {
  const { days, openingHours, changedDays } = organisation;
  const today = serviceDateOf(organisation);
  const [date, setDate] = useState(() => dayToOffer(today, days));
  const quietHours = useQuietHours(id);
  // Memoised, so that the days do not re-render when a ticket is taken.
  const busyness = useMemo(() => busyWeekdays(quietHours), [quietHours]);
  const closedWeekdays = useMemo(() => closedWeekdaysOf(openingHours), [openingHours]);
  const closures = useMemo(() => closuresOf(changedDays), [changedDays]);
  const isOver = days !== null && firstDay(today, { days }) === null;
  const { onDateChange: forget, ...booking } = useBooking(id, organisation, date);
  const choose = useCallback(
    (next: string) => {
      forget();
      setDate(next);
    },
    [forget],
  );
  return (
    <Box id="booking" tabIndex={-1} sx={{ scrollMarginTop: 96 }}>
      <BookingWidget
        date={date}
        minDate={today}
        days={days}
        closedWeekdays={closedWeekdays}
        closures={closures}
        busyness={busyness}
        {...booking}
        onDateChange={choose}
      />
      {isOver && <Openings slug={organisation.slug} />}
    </Box>
  );
}
