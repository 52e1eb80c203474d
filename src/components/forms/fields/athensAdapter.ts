import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { todayInAthens } from '#common/calendar/athens.ts';
import { toPicker } from './calendar.ts';

/** The calendar's arithmetic, with today's date in Athens whatever the machine's time zone. */
export class AthensAdapter extends AdapterDayjs {
  constructor(...options: ConstructorParameters<typeof AdapterDayjs>) {
    super(...options);
    const parse = this.date;
    this.date = ((value, timezone) =>
      value === undefined ? toPicker(todayInAthens()) : parse(value, timezone)) as typeof parse;
  }
}
