import { Type, type Static } from 'typebox';
import { NETWORKS } from '#common/listing.ts';
import { MOST_CHOICES, PLACE_TYPES, SORTS } from '#common/listChoices.ts';
import {
  CalendarDate,
  Instant,
  count,
  named,
  nullable,
  nullish,
  page,
  pageQuery,
  recordsOf,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { noticeField } from './notice.ts';
import { here } from './presence.ts';
import { ServiceName } from './services.ts';

export const Category = named('Category', {
  code: Type.Optional(Type.String()),
  title: Type.String(),
  icon_name: Type.String({ description: 'One of the eight category names, e.g. "salons".' }),
  organisations_count: Type.Optional(count()),
});
export type Category = Static<typeof Category>;

/** An interval in local time. `24:00` is midnight; a `to` before `from` is on the next day. */
const OpeningInterval = named('OpeningInterval', {
  from: Type.String({ examples: ['09:00', '17:30'] }),
  to: Type.String({ examples: ['14:00', '24:00'] }),
});

/** A weekday, 1 = Monday … 7 = Sunday, without intervals if closed, with several on a split day. */
export const OpeningDay = named('OpeningDay', {
  weekday: Type.Integer({ minimum: 1, maximum: 7 }),
  intervals: Type.Array(OpeningInterval),
});
export type OpeningDay = Static<typeof OpeningDay>;

const minutes = nullable(count());

/** The wait at a place, for people who are considering a visit now. */
export const Wait = named(
  'Wait',
  {
    status: Type.Enum(['open', 'full', 'paused', 'ended', 'closed', 'none'], {
      description:
        '`ended`: open, but no more numbers today; `none`: offers no numbers today; `closed`: ' +
        'by its hours, or on a public holiday.',
    }),
    waiting: count('At a closed place: people with a number for the next opening.'),
    here,
    minutes_from: minutes,
    minutes_to: minutes,
    opens_at: nullable(Instant),
    message: nullable(Type.String(), 'While the place pauses.'),
    door_left: Type.Optional(count('If it is `full`: numbers that it still gives at its door.')),
    visit_minutes: nullish(
      Type.Integer({ minimum: 1 }),
      'How long a visit usually takes; null: unknown.',
    ),
    service: nullish(
      ServiceName,
      'The service with this wait, the shortest; null if there is only one.',
    ),
  },
  {
    description:
      'A person who takes a number now is called within these minutes in four of five cases.',
  },
);
export type Wait = Static<typeof Wait>;

const Author = Type.Object({
  name: Type.String(),
  image: nullable(Type.String()),
});

/**
 * The fields of a listing card. Optional fields go beyond section 7 of the specification.
 * `title_icon` is present while open and absent while closed.
 */
const cardFields = {
  code: Type.String(),
  slug: Type.String(),
  title: Type.String(),
  address: Type.String(),
  city: Type.String(),
  city_code: Type.Optional(
    Type.String({
      description: 'The city code, equal in every language, e.g. "athina" for Athens.',
    }),
  ),
  district: Type.Optional(Type.String()),
  country: Type.Optional(Type.String({ description: 'ISO 3166-1 alpha-2, e.g. "GR".' })),
  main_image: nullable(Type.String()),
  image: nullable(Type.String()),
  images: Type.Array(Type.Object({ url: Type.String() })),
  tickets_count: count('Waiting tickets on the list that is offered first today.'),
  category: Type.Optional(
    Type.Object({ title: Type.String(), icon_name: Type.Optional(Type.String()) }),
  ),
  title_icon: Type.Optional(Type.String()),
  rating: nullish(Type.Number({ minimum: 1, maximum: 5 })),
  reviews_count: Type.Optional(count()),
  views_count: Type.Optional(count()),
  price_level: nullish(Type.Integer({ minimum: 1, maximum: 4 })),
  price_from: nullish(Type.Number({ minimum: 0 }), 'Lowest price in euros.'),
  phone: nullish(Type.String()),
  website: nullish(Type.String()),
  latitude: nullish(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: nullish(Type.Number({ minimum: -180, maximum: 180 })),
  tags: Type.Optional(Type.Array(Type.String())),
  amenities: Type.Optional(Type.Array(Type.String({ description: 'A key of the 13 amenities.' }))),
  verified: Type.Optional(Type.Boolean()),
  author: Type.Optional(Author),
  created_at: Type.Optional(Instant),
  wait: nullish(Wait, 'Null if the place has neither hours nor numbers.'),
};

export const OrganisationCard = named('OrganisationCard', {
  ...cardFields,
  match: Type.Optional(
    Type.Number({
      description: 'With `keywords`: the quality of the match, above 0; absent otherwise.',
    }),
  ),
});
export type OrganisationCard = Static<typeof OrganisationCard>;

export const Review = named('Review', {
  code: Type.String(),
  author_name: Type.String({ description: 'Empty if the account of its author was deleted.' }),
  author_image: nullable(Type.String(), 'The portrait of a public profile.'),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Type.String(),
  created_at: Instant,
  reply: nullable(Type.Object({ text: Type.String(), created_at: Instant })),
  visited: Type.Boolean({ description: 'Its author had a number that was served there.' }),
  edited_at: nullable(Instant),
  photo: nullable(Type.String(), 'Address of the largest JPEG of its photo, as in `Photo`.'),
});
export type Review = Static<typeof Review>;

/** A day with numbers, by the list to offer first. */
export const OfferedDay = named('OfferedDay', {
  date: CalendarDate,
  state: Type.Enum(['open', 'paused', 'full', 'closed'], {
    description: '`closed`: no more numbers on that day.',
  }),
  intervals: nullish(
    Type.Array(OpeningInterval),
    'Special hours of that day, set by the owner; empty: closed.',
  ),
  message: Type.Optional(
    Type.String({ description: 'The owner’s reason for closing that day, if given.' }),
  ),
});
export type OfferedDay = Static<typeof OfferedDay>;

/** An organisation as `GET /api/organisations/{id}` returns it, with every known field. */
export const Organisation = named('Organisation', {
  ...cardFields,
  author: Type.Optional(
    Type.Object({
      ...Author.properties,
      code: nullish(
        Type.String(),
        'The code of the profile, as in `/api/people/{code}`; null if it is not public.',
      ),
    }),
  ),
  ...noticeField,
  description: Type.Optional(Type.String({ description: 'Paragraphs separated by a blank line.' })),
  email: nullish(Type.String()),
  links: Type.Optional(
    Type.Array(Type.Object({ network: Type.Enum(NETWORKS), url: Type.String() }), {
      description: 'Its pages on social networks, by HTTPS.',
    }),
  ),
  claimable: Type.Optional(
    Type.Boolean({ description: 'It has no owner here; see POST /api/organisations/{id}/claims.' }),
  ),
  opening_hours: Type.Optional(Type.Array(OpeningDay)),
  days: nullish(Type.Array(OfferedDay), 'Days with numbers, from today. Other days have none.'),
  prices: Type.Optional(
    Type.Array(
      Type.Object({
        title: Type.String(),
        description: Type.String(),
        amount: Type.Number(),
        currency: Type.Optional(
          Type.Enum(['EUR', 'USD'], {
            description:
              'ISO 4217; euros by default. The listing form asks for dollars, which do not ' +
              'count in `price_from`.',
          }),
        ),
      }),
    ),
  ),
  reviews: Type.Optional(Type.Array(Review, { description: 'The latest 100.' })),
  stars: Type.Optional(
    Type.Array(count(), {
      description: 'Number of reviews with one, two, three, four and five stars.',
    }),
  ),
  statistics: Type.Optional(
    Type.Object({
      views: Type.Integer(),
      reviews: Type.Integer(),
      tickets_served: Type.Integer(),
    }),
  ),
});
export type Organisation = Static<typeof Organisation>;

export const OrganisationPage = named('OrganisationPage', {
  ...page(OrganisationCard).properties,
  matches_count: Type.Optional(count('With `keywords`: number of matching records.')),
  applied: nullish(Type.Array(Type.String()), 'The query parameters that this page applied.'),
});
export type OrganisationPage = Static<typeof OrganisationPage>;

export const City = named('City', {
  code: Type.String({ description: 'As `city_code` of its places.' }),
  name: Type.String(),
  organisations_count: Type.Integer({ minimum: 1 }),
});
export type City = Static<typeof City>;

const listOf = (word: string) => `^${word}(,${word}){0,${MOST_CHOICES - 1}}$`;

/** All optional and additive: section 7 of the contract requests the list without a query. */
export const OrganisationsQuery = Type.Object({
  ...pageQuery(30),
  keywords: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Puts matching records first, best match first; never hides the others. See `matches_count`.',
    }),
  ),
  sort: Type.Optional(Type.Enum(SORTS)),
  seed: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2147483647, description: 'Keeps `sort=random` stable.' }),
  ),
  is: Type.Optional(
    Type.String({
      pattern: listOf(`(${PLACE_TYPES.join('|')})`),
      description: 'Only places with all of these property types.',
    }),
  ),
  category: Type.Optional(
    Type.String({ maxLength: 600, description: 'Only places with one of these `icon_name`s.' }),
  ),
  country: Type.Optional(
    Type.String({
      // Only these letters, because JavaScript and SQL disagree on the capitals of others.
      pattern: listOf('[A-Za-z]{2}'),
      description: 'Only these countries, ISO 3166-1 alpha-2 codes in any case.',
    }),
  ),
  city: Type.Optional(
    Type.String({ maxLength: 2_200, description: 'Only these cities, by their `city_code`.' }),
  ),
  price: Type.Optional(
    Type.String({
      pattern: '^\\d{1,4}-\\d{1,4}$',
      description: 'Only this range; places without a price come last.',
    }),
  ),
  near: Type.Optional(
    Type.String({
      pattern: '^-?\\d{1,2}(\\.\\d{1,6})?,-?\\d{1,3}(\\.\\d{1,6})?$',
      description: 'Orders by distance from this latitude and longitude.',
    }),
  ),
});
export type OrganisationsQuery = Static<typeof OrganisationsQuery>;

export const getCategories = endpoint('GET /api/categories', {
  response: recordsOf('CategoryList', Category),
});
/** 404 on a server without it. */
export const getCities = endpoint('GET /api/cities', { response: recordsOf('CityList', City) });
export const getOrganisations = endpoint('GET /api/organisations', {
  query: OrganisationsQuery,
  response: OrganisationPage,
});
/** By slug or code. */
export const getOrganisation = endpoint('GET /api/organisations/{id}', { response: Organisation });
