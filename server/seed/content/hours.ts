import type { OpeningHours } from '#common/calendar/openingHours.ts';

function intervals(text: string): OpeningHours[number]['intervals'] {
  if (text === '') return [];
  return text.split(' ').map((part) => {
    const [from = '', to = ''] = part.split('-');
    return { from, to };
  });
}

/** A week from seven texts, Monday first: `''` closed, `'09:00-14:00 17:00-20:00'` a split day. */
export function week(...days: string[]): OpeningHours {
  return days.map((text, index) => ({ weekday: index + 1, intervals: intervals(text) }));
}

/** Monday to Friday the same, then Saturday and Sunday. */
export function weekdays(day: string, saturday = '', sunday = ''): OpeningHours {
  return week(day, day, day, day, day, saturday, sunday);
}

const PHARMACY_SHORT = '08:00-14:30';
const PHARMACY_LONG = '08:00-14:00 17:00-20:00';
const SHOP_SHORT = '09:00-15:30';
const SHOP_LONG = '09:00-14:00 17:30-20:30';

/** The week of a pharmacy that is not on duty. */
export const pharmacyWeek = () =>
  week(PHARMACY_SHORT, PHARMACY_LONG, PHARMACY_SHORT, PHARMACY_LONG, PHARMACY_LONG, '', '');

/** The week of a high-street shop: split on Tuesday, Thursday and Friday. */
export const shopWeek = () =>
  week(SHOP_SHORT, SHOP_LONG, SHOP_SHORT, SHOP_LONG, SHOP_LONG, SHOP_SHORT, '');

/** The week of a hairdresser or barber: like the shops, but closed on Monday. */
export const salonWeek = () =>
  week('', '09:30-14:00 17:00-20:30', SHOP_SHORT, SHOP_LONG, '09:00-20:30', '09:00-16:00', '');
