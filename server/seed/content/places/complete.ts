import { AMENITIES } from '#common/listing.ts';
import type { SceneKind } from '#pictures/base/kinds.ts';
import { seededRandom, whole, type Random } from '#pictures/base/random.ts';
import { DISTRICTS, type District, type DistrictKey } from './districts.ts';
import { englishNames } from './english.ts';
import { KIND_DEFAULTS } from './kind-defaults.ts';
import { seedPeople } from '#server/seed/content/people.ts';
import type {
  SeedAmenity,
  SeedListPattern,
  SeedOpeningDay,
  SeedOrganisation,
} from '#server/seed/content/types.ts';

/** What an author writes by hand; the rest is derived from the kind, the district and the slug. */
export interface Draft {
  slug: string;
  title: string;
  kind: SceneKind;
  at: DistrictKey;
  /** Street and number. */
  street: string;
  /** The paragraphs of the description. */
  text: string[];
  tags: string[];
  level?: number;
  prices?: [title: string, description: string, amount: number][];
  hours?: SeedOpeningDay[];
  minutes?: number;
  counters?: number;
  capacity?: number | null;
  list?: SeedListPattern;
  pictures?: number;
  verified?: boolean;
  /** Days since publication. */
  age?: number;
  /** Has neither an e-mail address nor a website. */
  offline?: boolean;
}

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

function equipment(base: readonly SeedAmenity[], random: Random): SeedAmenity[] {
  const kept = new Set(base.filter(() => random() < 0.85));
  for (const amenity of AMENITIES) {
    if (amenity !== 'smoking_allowed' && amenity !== 'attached_garage' && random() < 0.1) {
      kept.add(amenity);
    }
  }
  return AMENITIES.filter((amenity) => kept.has(amenity));
}

function phoneNumber(areaCode: string, random: Random): string {
  const digits = String(whole(random, 100, 899));
  return areaCode === '210' ? `210 000 0${digits}` : `${areaCode} 000 ${digits}`;
}

function authorFrom(district: District, random: Random): string {
  const home = district.areaCode === '210' ? 'Αθήνα' : district.city;
  const keys = Object.keys(seedPeople).filter((key) => seedPeople[key]?.city === home);
  return keys[whole(random, 0, keys.length - 1)] as string;
}

/** Completes a sample organisation from its author's draft. */
export function complete(draft: Draft): SeedOrganisation {
  const random = seededRandom(`organisation/${draft.slug}`);
  const district: District = DISTRICTS[draft.at];
  const base = KIND_DEFAULTS[draft.kind];
  const [latitude, longitude] = scatter(district, random);
  const place = district.title === 'Κέντρο' ? district.city : district.title;
  const website = !draft.offline && random() < 0.7;
  return {
    slug: draft.slug,
    title: draft.title,
    kind: draft.kind,
    category: base.category,
    city: district.city,
    district: district.title,
    address: `${draft.street}, ${district.postcode} ${place}`,
    english: englishNames({
      slug: draft.slug,
      street: draft.street,
      postcode: district.postcode,
      city: district.city,
      district: district.title,
    }),
    latitude,
    longitude,
    phone: phoneNumber(district.areaCode, random),
    email: draft.offline ? null : `info@${draft.slug}.example`,
    website: website ? `https://${draft.slug}.example` : null,
    description: draft.text.join('\n\n'),
    tags: draft.tags,
    amenities: equipment(base.amenities, random),
    price_level: draft.level ?? null,
    prices: (draft.prices ?? []).map(([title, description, amount]) => ({
      title,
      description,
      amount,
    })),
    opening_hours: draft.hours ?? base.hours(),
    average_minutes: draft.minutes ?? base.minutes,
    counters: draft.counters ?? base.counters,
    daily_capacity: draft.capacity === undefined ? base.capacity : draft.capacity,
    verified: draft.verified ?? random() < 0.6,
    author: authorFrom(district, random),
    pictures: draft.pictures ?? whole(random, 2, 5),
    listPattern: draft.list ?? 'normal',
    created_days_ago: draft.age ?? whole(random, 20, 900),
    views: whole(random, 40, 5200),
  };
}
