import type { PlaceNotice } from '#common/contract/notice.ts';
import { CATEGORY_TITLES } from '#common/categories.ts';
import { slugOf } from '#common/greek/slug.ts';
import {
  getCategories,
  getCities,
  getOrganisation,
  getOrganisations,
  Organisation,
  OrganisationCard,
  type Category,
  type Review,
  type Wait,
} from '#common/contract/organisations.ts';
import { addDays, weekdayOf } from '#common/calendar/days.ts';
import { toListing, toOrganisation } from '#src/api/organisations.ts';
import { readResponse } from '#src/api/transport/response.ts';
import { builder, json, mock, on, pageOf } from './mock.ts';

const titles = CATEGORY_TITLES.el;

const buildCategories = (): Category[] =>
  Object.entries(titles).map(([icon_name, title], index) => ({
    code: `category-${icon_name}`,
    title,
    icon_name,
    organisations_count: 4 + ((index * 7) % 13),
  }));

/** The filters request cities besides categories. */
const cities = on(
  getCities,
  json({ records: [{ code: 'athina', name: 'Αθήνα', organisations_count: 9 }] }),
);

export const categories = {
  ...mock(getCategories),
  success: (records = buildCategories()) => [on(getCategories, json({ records })), cities],
};

export const scene = (kind: string): string => `/pictures/scenes/${kind}.svg`;

/** The wait at an open place, by number of people waiting. */
export const buildWait = (overrides: Partial<Wait> = {}): Wait => {
  const { waiting = 3 } = overrides;
  return {
    status: 'open',
    waiting,
    minutes_from: waiting * 3,
    minutes_to: waiting * 5,
    opens_at: null,
    message: null,
    ...overrides,
  };
};

/** A notice in both languages, until the end of the week of the stories. */
export const liftNotice: PlaceNotice = {
  text: 'Ο ανελκυστήρας δεν λειτουργεί. Για βοήθεια χτυπήστε το κουδούνι της εισόδου.',
  text_en: 'The lift is out of order. Ring the bell at the entrance for help.',
  until: '2026-03-20',
};

/** A listing in a list: an open pharmacy in Athens with three people waiting. */
export const buildOrganisationCard = (
  overrides: Partial<OrganisationCard> = {},
): OrganisationCard => {
  const slug = overrides.slug ?? 'farmakeio-asklipios';
  const isClosed = 'title_icon' in overrides && overrides.title_icon === undefined;
  const waiting = overrides.tickets_count ?? 3;
  return {
    code: `organisation-${slug}`,
    slug,
    title: 'Φαρμακείο Ασκληπιός',
    address: 'Σκουφά 21, 106 73 Κολωνάκι',
    city: 'Αθήνα',
    city_code: slugOf(overrides.city ?? 'Αθήνα'),
    district: 'Κολωνάκι',
    country: 'GR',
    main_image: scene('pharmacy'),
    image: scene('pharmacy'),
    images: [{ url: scene('pharmacy') }, { url: scene('health-centre') }],
    tickets_count: 3,
    category: pickCategory('shops'),
    title_icon: 'open',
    rating: 4.6,
    reviews_count: 128,
    views_count: 5230,
    price_level: 2,
    price_from: 4.5,
    phone: '+30 210 555 0142',
    website: 'https://asklipios.example.gr',
    latitude: 37.9779,
    longitude: 23.7397,
    tags: ['εφημερεύον', 'συνταγές', 'ομοιοπαθητική'],
    amenities: ['wheelchair_accessible', 'wireless_internet', 'free_street_parking'],
    verified: true,
    author: { name: 'Νίκος Αλεξίου', image: null },
    created_at: '2024-05-02T09:00:00+03:00',
    wait: buildWait({
      waiting,
      ...(isClosed && {
        status: 'closed',
        minutes_from: null,
        minutes_to: null,
        opens_at: '2026-03-17T08:30:00+02:00',
      }),
    }),
    ...overrides,
  };
};

const pickCategory = (icon_name: string): OrganisationCard['category'] => ({
  title: titles[icon_name as keyof typeof titles],
  icon_name,
});

const places: [slug: string, title: string, city: string, kind: string, icon: string][] = [
  ['farmakeio-asklipios', 'Φαρμακείο Ασκληπιός', 'Αθήνα', 'pharmacy', 'shops'],
  ['kep-kypselis', 'ΚΕΠ Κυψέλης', 'Αθήνα', 'kep', 'business'],
  ['taverna-o-platanos', 'Ταβέρνα «Ο Πλάτανος»', 'Θεσσαλονίκη', 'taverna', 'restaurants'],
  ['kommotirio-afroditi', 'Κομμωτήριο Αφροδίτη', 'Πάτρα', 'hairdresser', 'salons'],
  ['odontiatreio-chamogelo', 'Οδοντιατρείο Χαμόγελο', 'Ηράκλειο', 'dentist', 'business'],
  ['gymnastirio-olympos', 'Γυμναστήριο Όλυμπος', 'Λάρισα', 'gym', 'fitness'],
  ['xenonas-to-spiti', 'Ξενώνας «Το Σπίτι»', 'Ιωάννινα', 'guesthouse', 'hotels'],
  ['aktoploika-aigaio', 'Ακτοπλοϊκά Αιγαίο', 'Πειραιάς', 'ferry-office', 'travel'],
  ['theatro-rex', 'Θέατρο Ρεξ', 'Βόλος', 'theatre', 'event'],
];

/** The given number of different listings. From the ninth on they repeat with a number. */
export const buildOrganisationCards = (length = places.length): OrganisationCard[] =>
  Array.from({ length }, (_, index) => {
    const [slug, title, city, kind, icon] = places[index % places.length]!;
    const round = Math.floor(index / places.length);
    return buildOrganisationCard({
      slug: round ? `${slug}-${round + 1}` : slug,
      title: round ? `${title} ${round + 1}` : title,
      city,
      main_image: scene(kind),
      image: scene(kind),
      images: [{ url: scene(kind) }],
      category: pickCategory(icon),
      title_icon: index % 3 === 2 ? undefined : 'open',
      rating: Number((3.4 + ((index * 7) % 16) / 10).toFixed(1)),
      reviews_count: (index * 37) % 210,
      tickets_count: (index * 5) % 14,
      amenities: [['wheelchair_accessible'], ['wireless_internet'], []][index % 3],
      price_level: 1 + (index % 4),
      price_from: 5 + ((index * 23) % 260),
      latitude: 37.98 + index * 0.004,
      longitude: 23.73 + index * 0.003,
      created_at: `2025-${String(1 + (index % 12)).padStart(2, '0')}-10T10:00:00+02:00`,
    });
  });

/** A review, with the owner's reply if `reply` is given. */
export const buildReview = builder<Review>(() => ({
  code: 'review-1',
  author_name: 'Μαρία Κ.',
  author_image: null,
  rating: 5,
  text: 'Πήρα σειρά από το σπίτι και περίμενα πέντε λεπτά. Πολύ εξυπηρετικοί.',
  created_at: '2026-02-20T12:10:00+02:00',
  visited: false,
  edited_at: null,
  photo: null,
  reply: null,
}));

/** Dates from a given one on, without weekends. */
const weekdaysFrom = (date: string, length: number): string[] =>
  Array.from({ length }, (_, index) => addDays(date, index)).filter((day) => weekdayOf(day) < 6);

const split = [
  { from: '08:30', to: '14:30' },
  { from: '17:30', to: '21:00' },
];

export const buildOrganisation = (overrides: Partial<Organisation> = {}): Organisation => ({
  ...buildOrganisationCard(overrides),
  author: { name: 'Νίκος Αλεξίου', image: null, code: 'person-1' },
  description:
    'Φαρμακείο της γειτονιάς με συνταγές, συμβουλές και παραδοσιακά σκευάσματα.\n\nΠάρτε αριθμό από το κινητό και ελάτε όταν πλησιάζει η σειρά σας.',
  email: 'info@asklipios.example.gr',
  links: [{ network: 'facebook', url: 'https://facebook.com/asklipios' }],
  claimable: overrides.verified === false,
  opening_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    intervals: weekday > 5 ? [] : split,
  })),
  days: weekdaysFrom('2026-03-16', 35).map((date) => ({ date, state: 'open' })),
  prices: [
    { title: 'Μέτρηση πίεσης', description: 'Χωρίς ραντεβού', amount: 3 },
    { title: 'Εμβόλιο γρίπης', description: 'Με συνταγή ή χωρίς', amount: 12.5 },
  ],
  reviews: [
    buildReview({
      reply: { text: 'Σας ευχαριστούμε θερμά!', created_at: '2026-02-21T09:00:00+02:00' },
    }),
    buildReview({ code: 'review-2', author_name: 'Γιώργος Π.', rating: 4, text: 'Γρήγορα.' }),
  ],
  stars: [0, 0, 0, 1, 1],
  statistics: { views: 5230, reviews: 128, tickets_served: 9410 },
  ...overrides,
});

export const organisations = {
  ...mock(getOrganisations),
  /** @param cards all cards, their number, or a function that finds those for a query */
  success: (
    cards: number | OrganisationCard[] | ((query: URLSearchParams) => OrganisationCard[]) = 9,
    perPage = 30,
  ) => {
    const all = typeof cards === 'number' ? buildOrganisationCards(cards) : cards;
    return [
      on(getOrganisations, ({ request }) => {
        const query = new URL(request.url).searchParams;
        const found = typeof all === 'function' ? all(query) : all;
        return json({ ...pageOf(found, request, perPage), applied: [...query.keys()] })();
      }),
    ];
  },
  /** Bare records, from a server that implements only section 7 of the specification. */
  bare: (cards = buildOrganisationCards()) => {
    const records = cards.map((card) => ({ ...card, wait: undefined }));
    return [on(getOrganisations, json({ records }))];
  },
};

export const organisation = mock(
  getOrganisation,
  (place: Organisation = buildOrganisation()) => place,
);

/** A place with only the fields in section 7 of the specification. */
const bare = {
  code: 'o1',
  slug: 'o1',
  title: 'Φούρνος',
  address: 'Ερμού 4',
  city: 'Αθήνα',
  main_image: null,
  image: null,
  images: [],
  tickets_count: 0,
};

/** A card as the client parses it, from a partial record. */
export const listingFrom = (card: object) =>
  toListing(readResponse(OrganisationCard, { ...bare, ...card }));

export const organisationFrom = (place: object) =>
  toOrganisation(readResponse(Organisation, { ...bare, ...place }));
