import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Organisation } from '#src/api/organisation.ts';
import { BookingWidget } from '#src/components/forms/booking/BookingWidget.tsx';
import { todayInAthens } from '#common/calendar/athens.ts';
import { anchors } from '#src/pages/listing-details/goTo.ts';
import { useBooking } from './useBooking.ts';

/** The weekdays, 1 = Monday, without hours at an organisation that publishes its hours. */
const closedWeekdaysOf = (organisation: Organisation): number[] => {
  const open = new Set(
    organisation.openingHours.filter((day) => day.intervals.length > 0).map((day) => day.weekday),
  );
  return open.size === 0 ? [] : [1, 2, 3, 4, 5, 6, 7].filter((weekday) => !open.has(weekday));
};

interface Props {
  /** The id by which the server identifies the organisation. */
  id: string;
  organisation: Organisation;
}

/** Choosing a day and taking a ticket for it. */
export function Booking({ id, organisation }: Props) {
  const [date, setDate] = useState(() => todayInAthens());
  const booking = useBooking(id, organisation, date);
  return (
    <Box id={anchors.booking} tabIndex={-1} sx={{ scrollMarginTop: 96 }}>
      <BookingWidget
        date={date}
        minDate={todayInAthens()}
        closedWeekdays={closedWeekdaysOf(organisation)}
        {...booking}
        onDateChange={(next) => {
          booking.onDateChange();
          setDate(next);
        }}
      />
    </Box>
  );
}
