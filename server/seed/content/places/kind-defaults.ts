import type { SceneKind } from '#pictures/base/kinds.ts';
import { pharmacyWeek, salonWeek, shopWeek, week, weekdays } from './hours.ts';
import type { SeedAmenity, SeedCategoryKey, SeedOpeningDay } from '#server/seed/content/types.ts';

/** What places of a kind have in common unless a sample says otherwise. Sample data. */
export interface KindDefaults {
  category: SeedCategoryKey;
  hours: () => SeedOpeningDay[];
  minutes: number;
  counters: number;
  capacity: number | null;
  amenities: readonly SeedAmenity[];
}

function defaults(
  category: SeedCategoryKey,
  hours: () => SeedOpeningDay[],
  minutes: number,
  counters: number,
  capacity: number | null,
  amenities: string,
): KindDefaults {
  return {
    category,
    hours,
    minutes,
    counters,
    capacity,
    amenities: amenities.split(' ') as SeedAmenity[],
  };
}

const office = 'security_cameras wheelchair_accessible elevator telephone alarm_system';
const practice = 'elevator wheelchair_accessible wireless_internet telephone';
const shop = 'security_cameras alarm_system wheelchair_accessible telephone electricity';
const sport = 'laundry_room wireless_internet bike_parking wheelchair_accessible security_cameras';
const stay = 'wireless_internet laundry_room electricity friendly_workspace telephone';

/** Opening pattern, service time and equipment by kind. */
export const KIND_DEFAULTS: Record<SceneKind, KindDefaults> = {
  kep: defaults(
    'business',
    () => weekdays('08:00-20:00', '08:00-14:00'),
    10,
    5,
    160,
    `${office} wireless_internet`,
  ),
  'tax-office': defaults('business', () => weekdays('08:00-13:00'), 15, 4, 80, office),
  'health-centre': defaults(
    'business',
    () => weekdays('08:00-14:30'),
    12,
    4,
    90,
    `${office} free_street_parking`,
  ),
  diagnostics: defaults(
    'business',
    () => weekdays('07:30-14:00', '08:00-12:00'),
    8,
    2,
    50,
    practice,
  ),
  doctor: defaults(
    'business',
    () => week('17:00-21:00', '10:00-13:00 17:00-21:00', '', '17:00-21:00', '10:00-14:00', '', ''),
    20,
    1,
    16,
    practice,
  ),
  dentist: defaults(
    'business',
    () => week('17:00-21:00', '09:30-13:30', '17:00-21:00', '09:30-13:30', '17:00-20:30', '', ''),
    20,
    1,
    16,
    practice,
  ),
  vet: defaults(
    'business',
    () => weekdays('10:00-14:00 17:30-20:30', '10:00-14:00'),
    20,
    1,
    18,
    'wheelchair_accessible free_street_parking telephone wireless_internet',
  ),
  pharmacy: defaults('shops', pharmacyWeek, 4, 2, 60, shop),
  'telecom-store': defaults('shops', shopWeek, 15, 3, 70, `${shop} wireless_internet`),
  hairdresser: defaults(
    'salons',
    salonWeek,
    35,
    3,
    30,
    'wireless_internet telephone electricity wheelchair_accessible',
  ),
  barber: defaults(
    'salons',
    salonWeek,
    30,
    2,
    30,
    'wireless_internet telephone free_street_parking',
  ),
  taverna: defaults(
    'restaurants',
    () =>
      week(
        '',
        '13:00-24:00',
        '13:00-24:00',
        '13:00-24:00',
        '13:00-24:00',
        '13:00-24:00',
        '13:00-18:00',
      ),
    45,
    12,
    60,
    'smoking_allowed wireless_internet wheelchair_accessible free_street_parking telephone',
  ),
  gym: defaults(
    'fitness',
    () => weekdays('07:00-23:00', '09:00-20:00', '10:00-15:00'),
    60,
    20,
    120,
    sport,
  ),
  pool: defaults(
    'fitness',
    () => weekdays('07:00-22:00', '08:00-18:00'),
    60,
    20,
    120,
    `${sport} free_street_parking`,
  ),
  garage: defaults(
    'travel',
    () => weekdays('07:00-15:30', '08:00-13:00'),
    25,
    3,
    45,
    'attached_garage electricity free_street_parking security_cameras telephone',
  ),
  'ferry-office': defaults(
    'travel',
    () => weekdays('08:00-20:00', '08:00-16:00', '09:00-14:00'),
    8,
    2,
    100,
    'security_cameras wireless_internet telephone electricity',
  ),
  library: defaults(
    'event',
    () => weekdays('08:00-16:00'),
    10,
    2,
    40,
    'friendly_workspace wireless_internet wheelchair_accessible electricity bike_parking',
  ),
  theatre: defaults(
    'event',
    () =>
      week(
        '',
        '',
        '17:00-21:30',
        '17:00-21:30',
        '17:00-22:00',
        '11:00-14:00 17:00-22:00',
        '17:00-20:30',
      ),
    5,
    2,
    150,
    'wheelchair_accessible elevator security_cameras telephone',
  ),
  guesthouse: defaults(
    'hotels',
    () => weekdays('08:00-22:00', '08:00-22:00', '08:00-22:00'),
    10,
    1,
    25,
    stay,
  ),
  district: defaults('business', () => weekdays('08:00-16:00'), 10, 1, 40, office),
};
