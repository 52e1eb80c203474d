import { readFileSync } from 'node:fs';
import type { CategoryName } from '#common/categories.ts';
import { toLatin } from '#common/greek/latin.ts';
import { AMENITIES } from '#common/listing.ts';
import { seededRandom, type Random } from '#common/random.ts';
import type { OpeningHours } from '#common/calendar/openingHours.ts';
import { readOpeningHours } from '#server/operator/placeInput.ts';
import { DISTRICTS, type District, type DistrictKey } from './districts.ts';
import { ENGLISH_TEXTS } from './english.ts';
import { EQUIPMENT, EXTRAS } from './equipment.ts';
import type { SeedKind } from './kind.ts';
import { KINDS } from './kinds.ts';
import { seedPeople } from './people.ts';

type SeedAmenity = (typeof AMENITIES)[number];
/** The state of an organisation's lists: ordinary, or one of the deliberate special cases. */
type SeedListPattern = 'normal' | 'full' | 'closed' | 'empty' | 'very_long' | 'none';
/** A sample organisation. Fields named like columns are written as they are. */
export type SeedOrganisation = ReturnType<typeof complete>;

/** A row of `places.csv`. All other data of a place is derived from its kind, district and slug. */
interface Row {
  slug: string;
  title: string;
  english: string;
  kind: SeedKind;
  district: DistrictKey;
  /** Street and number. */
  street: string;
  /** `name=value` or a bare name, separated by spaces. */
  options: string;
}

const rows = (): Row[] => {
  const [head = '', ...lines] = readFileSync(new URL('./places.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, at) => [name, cells[at]])) as unknown as Row;
  });
};

const PLACES: Record<string, string> = {
  Αθήνα: 'Athens',
  Πειραιάς: 'Piraeus',
  Πάτρα: 'Patras',
  Ηράκλειο: 'Heraklion',
  Ζωγράφου: 'Zografou',
  Κέντρο: 'Centre',
  Πλατεία: 'Main Square',
  'Δημοτικό Θέατρο': 'Municipal Theatre',
  Εξάρχεια: 'Exarchia',
  'Νέα Σμύρνη': 'Nea Smyrni',
  Αριστοτέλους: 'Aristotelous Square',
  'Άνω Πόλη': 'Upper Town',
  'Πλατεία Γεωργίου': 'Georgiou Square',
  'Ψηλά Αλώνια': 'Psila Alonia',
  Λιοντάρια: 'Lions Square',
  'Πλατεία Ελευθερίας': 'Eleftherias Square',
};

const english = (name: string): string => PLACES[name] ?? toLatin(name);

const METRES_A_DEGREE = 111_320;

function scatter(district: District, random: Random): [latitude: number, longitude: number] {
  const distance = 30 + random() * (district.reach - 30);
  const spread = district.inland === null ? 360 : 80;
  const bearing = (((district.inland ?? 0) + (random() - 0.5) * spread) * Math.PI) / 180;
  const north = (distance * Math.cos(bearing)) / METRES_A_DEGREE;
  const metresEast = METRES_A_DEGREE * Math.cos((district.latitude * Math.PI) / 180);
  const east = (distance * Math.sin(bearing)) / metresEast;
  return [
    Number((district.latitude + north).toFixed(6)),
    Number((district.longitude + east).toFixed(6)),
  ];
}

function equipment(category: CategoryName, random: Random): SeedAmenity[] {
  const chosen = new Set([
    ...EQUIPMENT[category].filter(() => random() < 0.85),
    ...EXTRAS[category].filter(() => random() < 0.2),
  ]);
  return AMENITIES.filter((amenity) => chosen.has(amenity));
}

function phoneNumber(areaCode: string, random: Random): string {
  const digits = String(random.whole(100, 899));
  return areaCode === '210' ? `210 000 0${digits}` : `${areaCode} 000 ${digits}`;
}

function authorFrom(district: District, random: Random): string {
  const home = district.areaCode === '210' ? 'Αθήνα' : district.city;
  const keys = Object.keys(seedPeople).filter((key) => seedPeople[key]?.city === home);
  return keys[random.whole(0, keys.length - 1)] as string;
}

/** Social pages of invented places, at addresses that nobody can own (RFC 2606). */
const socialLinks = (slug: string) => ({
  facebook: `https://facebook.example/${slug}`,
  ...(slug.length % 3 > 0 && { twitter: `https://x.example/${slug}` }),
  ...(slug.length % 3 > 1 && { linked_in: `https://linkedin.example/${slug}` }),
});

/** Varies prices a little between places, by half euros. */
const priced = (amount: number, factor: number) => Math.round(amount * factor * 2) / 2;

/** Hours of places that differ from their kind: around the clock, or past midnight. */
const HOURS: Record<string, OpeningHours | undefined> = {
  always: readOpeningHours('24/7'),
  late: readOpeningHours('Mo-Su 19:00-02:00'),
};

function complete(row: Row) {
  const random = seededRandom(`organisation/${row.slug}`);
  const words = seededRandom(`words/${row.slug}`);
  const options = new Map(
    row.options.split(' ').map((one): [string, string] => {
      const [name = '', value = ''] = one.split('=');
      return [name, value];
    }),
  );
  const number = (name: string) => (options.has(name) ? Number(options.get(name)) : null);
  const district: District = DISTRICTS[row.district];
  const kind = KINDS[row.kind];
  const [latitude, longitude] = scatter(district, random);
  const isCentre = district.title === 'Κέντρο';
  const isOffline = options.has('offline');
  const website = !isOffline && random() < 0.7;
  const address = `, ${district.postcode} `;
  const factor = 0.9 + words() * 0.3;
  // Each place omits another paragraph of its kind.
  const left = kind.text.length > 2 ? words.whole(0, kind.text.length - 1) : -1;
  const describe = (text: string[]) => text.filter((_, at) => at !== left).join('\n\n');
  const texts = ENGLISH_TEXTS[row.kind];
  return {
    slug: row.slug,
    title: row.title,
    kind: row.kind,
    category: kind.category,
    city: district.city,
    district: district.title,
    address: row.street + address + (isCentre ? district.city : district.title),
    english: {
      title: row.english,
      city: english(district.city),
      district: english(district.title),
      address: toLatin(row.street) + address + english(isCentre ? district.city : district.title),
      description: describe(texts.text),
      tags: texts.tags,
      prices: texts.prices.map(([title, description]) => ({ title, description })),
    },
    latitude,
    longitude,
    phone: phoneNumber(district.areaCode, random),
    email: isOffline ? null : `info@${row.slug}.example`,
    website: website ? `https://${row.slug}.example` : null,
    links: website && row.slug.length % 2 === 0 ? socialLinks(row.slug) : {},
    description: describe(kind.text),
    tags: kind.tags,
    amenities: equipment(kind.category, random),
    price_level: kind.level,
    prices: kind.prices.map(([title, description, amount]) => ({
      title,
      description,
      amount: priced(amount, factor),
    })),
    opening_hours:
      HOURS[options.has('always') ? 'always' : options.has('late') ? 'late' : ''] ?? kind.hours,
    average_minutes: kind.minutes,
    counters: number('counters') ?? kind.counters,
    daily_capacity: number('capacity') ?? kind.capacity,
    verified: random() < 0.6,
    author: authorFrom(district, random),
    pictures: number('pictures') ?? random.whole(2, 5),
    list_pattern: (options.get('list') as SeedListPattern | undefined) ?? 'normal',
    created_days_ago: number('age') ?? random.whole(20, 900),
    views_count: random.whole(40, 5200),
  };
}

/** Sample data: 75 invented organisations, cities and kinds interleaved. */
export const seedOrganisations: readonly SeedOrganisation[] = rows().map(complete);
