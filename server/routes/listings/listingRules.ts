import type {
  SubmissionFields,
  SubmissionPayload,
  PublishedFields,
} from '#common/contract/places/submissions.ts';
import { CATEGORY_NAMES } from '#common/categories.ts';
import { AMENITIES, KEYWORDS_MAX, LISTING_LONGEST, PRICE } from '#common/listing.ts';
import { normalHours } from '#common/calendar/hoursRules.ts';
import { isPhone, isWebAddress, withScheme } from '#common/profile.ts';
import { type Fault, type Faults, tidy } from '#server/lib/fieldProblems.ts';
import { weeklyFaults } from '#server/lib/hoursFaults.ts';
import { lengthOf } from '#common/account.ts';
import { emailFault, nameFault } from '#server/routes/users/rules.ts';

const LINKS = ['website', 'facebook', 'twitter', 'google_plus', 'linked_in'] as const;

/** The shorter names of some lengths. */
const LONGEST: Partial<Record<keyof SubmissionFields, number>> = {
  ...LISTING_LONGEST,
  temporary_address: LISTING_LONGEST.address,
  state: LISTING_LONGEST.city,
};

const isOneOf = (options: readonly string[], value: string) => options.includes(value);

/**
 * A listing's fields without the spaces around them, each keyword once, links with a scheme, and
 * hours as they are stored.
 */
export function tidyFields<Fields extends PublishedFields>(fields: Fields): Fields {
  const tidied = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? tidy(value) : value,
    ]),
  ) as Fields;
  const words = fields.keywords.map(tidy).filter(Boolean);
  for (const name of LINKS) if (isWebAddress(tidied[name])) tidied[name] = withScheme(tidied[name]);
  return { ...tidied, keywords: [...new Set(words)], hours: normalHours(fields.hours) };
}

function firstFaults() {
  const faults: Faults = {};
  const fault = (name: string, key: Fault['key'], values?: Fault['values']) => {
    faults[name] ??= { key, values };
  };
  return { faults, fault };
}

/** Everything that keeps tidy fields from being public, by field. */
export function publishedFaults(fields: PublishedFields & Partial<SubmissionFields>): Faults {
  const { faults, fault } = firstFaults();
  for (const name of ['title', 'description', 'address', 'city', 'category', 'country'] as const) {
    if (fields[name] === '') fault(name, 'required');
  }
  for (const [name, max] of Object.entries(LONGEST)) {
    const value = fields[name as keyof SubmissionFields];
    if (typeof value === 'string' && lengthOf(value) > max) fault(name, 'too_long', { max });
  }
  const { keywords, category, country, phone, price } = fields;
  if (keywords.length > KEYWORDS_MAX) fault('keywords', 'too_many', { max: KEYWORDS_MAX });
  if (keywords.some((word) => lengthOf(word) > LISTING_LONGEST.keyword)) {
    fault('keywords', 'too_long', { max: LISTING_LONGEST.keyword });
  }
  if (!isOneOf(CATEGORY_NAMES, category)) fault('category', 'invalid_choice');
  if (!/^[A-Z]{2}$/.test(country)) fault('country', 'invalid_choice');
  if (phone !== '' && !isPhone(phone)) fault('phone', 'invalid_phone');
  const mail = fields.email === '' ? null : emailFault(fields.email);
  if (mail) fault('email', mail.key, mail.values);
  for (const name of LINKS) {
    if (fields[name] !== '' && !isWebAddress(fields[name])) fault(name, 'invalid_address');
  }
  if (fields.amenities.some((one) => !isOneOf(AMENITIES, one)))
    fault('amenities', 'invalid_choice');
  if (price !== '' && !PRICE.test(price)) fault('price', 'invalid_price');
  if ((fields.latitude === null) !== (fields.longitude === null)) fault('latitude', 'required');
  return { ...faults, ...weeklyFaults(fields.hours) };
}

/** Everything that keeps a tidy listing from being submitted, by field. */
export function listingFaults(
  fields: SubmissionFields,
  { privacy, terms }: Pick<SubmissionPayload, 'privacy' | 'terms'>,
): Faults {
  const { faults, fault } = firstFaults();
  const { owner, email } = fields;
  const name = nameFault(owner);
  if (name) fault('owner', name.key, name.values);
  if (email === '') fault('email', 'required');
  if (!privacy) fault('privacy', 'consent');
  if (!terms) fault('terms', 'consent');
  return { ...publishedFaults(fields), ...faults };
}
