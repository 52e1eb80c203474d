import type {
  SubmissionFields,
  SubmissionPayload,
  PublishedFields,
} from '#common/contract/places/submissions.ts';
import { CATEGORY_NAMES } from '#common/categories.ts';
import { AMENITIES, KEYWORDS_MAX, LISTING_LONGEST, NETWORKS, PRICE } from '#common/listing.ts';
import { normalHours } from '#common/calendar/hoursRules.ts';
import { isLinkTo, isWebAddress, withHttps, withScheme } from '#common/input/links.ts';
import { cleanPhone, isPhone } from '#common/input/phone.ts';
import { hasWord, isBlank, visible } from '#common/input/text.ts';
import { type Fault, type Faults, tidy } from '#server/lib/fieldProblems.ts';
import { weeklyFaults } from '#server/lib/hoursFaults.ts';
import { lengthOf } from '#common/account.ts';
import { emailFault, nameFault } from '#server/routes/users/rules.ts';

const LONG_TEXTS = ['description', 'price_description'];

/** Length limits of the shorter names. */
const LONGEST: Partial<Record<keyof SubmissionFields, number>> = {
  ...LISTING_LONGEST,
  temporary_address: LISTING_LONGEST.address,
  state: LISTING_LONGEST.city,
};

const isOneOf = (options: readonly string[], value: string) => options.includes(value);

/** A single-line text without invisible characters. */
const oneLine = (text: string): string => tidy(visible(text));

/**
 * Normalises a listing: trims fields, joins lines except in descriptions, removes duplicate
 * keywords, adds schemes to links, and normalises hours.
 */
export function tidyFields<Fields extends PublishedFields>(fields: Fields): Fields {
  const tidied = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? LONG_TEXTS.includes(name)
          ? tidy(value)
          : oneLine(value)
        : value,
    ]),
  ) as Fields;
  const words = fields.keywords.map(oneLine).filter(Boolean);
  tidied.phone = cleanPhone(tidied.phone) || tidied.phone;
  if (isWebAddress(tidied.website)) tidied.website = withScheme(tidied.website);
  for (const name of NETWORKS)
    if (isLinkTo(name, tidied[name])) tidied[name] = withHttps(tidied[name]);
  return { ...tidied, keywords: [...new Set(words)], hours: normalHours(fields.hours) };
}

function firstFaults() {
  const faults: Faults = {};
  const fault = (name: string, key: Fault['key'], values?: Fault['values']) => {
    faults[name] ??= { key, values };
  };
  return { faults, fault };
}

/** All faults that prevent publishing normalised fields, by field. */
export function publishedFaults(fields: PublishedFields & Partial<SubmissionFields>): Faults {
  const { faults, fault } = firstFaults();
  for (const name of ['title', 'description', 'address', 'city', 'category', 'country'] as const) {
    if (isBlank(fields[name])) fault(name, 'required');
  }
  if (!hasWord(fields.title)) fault('title', 'no_letter');
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
  if (fields.website !== '' && !isWebAddress(fields.website)) fault('website', 'invalid_address');
  for (const name of NETWORKS) {
    if (fields[name] !== '' && !isLinkTo(name, fields[name])) fault(name, 'invalid_network');
  }
  if (fields.amenities.some((one) => !isOneOf(AMENITIES, one)))
    fault('amenities', 'invalid_choice');
  if (price !== '' && !PRICE.test(price)) fault('price', 'invalid_price');
  if ((fields.latitude === null) !== (fields.longitude === null)) fault('latitude', 'required');
  return { ...faults, ...weeklyFaults(fields.hours) };
}

/** All faults that prevent submitting a normalised listing, by field. */
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
