import type { ProfilePayload } from '#common/contract/account/profile.ts';
import {
  isPhone,
  isWebAddress,
  isYoutubeAddress,
  PROFILE_LONGEST,
  withScheme,
} from '#common/profile.ts';
import type { ProfileChange } from '#server/repositories/people/profiles.ts';
import type { Fault, Faults } from '#server/lib/fieldProblems.ts';
import { lengthOf } from '#common/account.ts';
import { nameFault } from '#server/routes/users/fieldRules.ts';

type Names = Pick<ProfileChange, 'first_name' | 'last_name'>;

/**
 * Divides a full name. The last or first name that somebody has stays whole where the name still
 * ends or begins with it; otherwise the first word is the first name.
 */
export function namesOf(name: string, before: Names): Names {
  const { first_name: first, last_name: last } = before;
  if (name.endsWith(` ${last}`)) {
    return { first_name: name.slice(0, -last.length).trim(), last_name: last };
  }
  if (name.startsWith(`${first} `)) {
    return { first_name: first, last_name: name.slice(first.length).trim() };
  }
  const [word = '', ...rest] = name.split(' ');
  return { first_name: word, last_name: rest.join(' ') };
}

const tooLong = (text: string, max: number): Fault | null =>
  lengthOf(text) > max ? { key: 'too_long', values: { max } } : null;

/**
 * Applies the rules of the profile's form.
 * @returns every offending field with its faults, and the profile as it is stored when there are none
 */
export function checkProfile(
  sent: ProfilePayload,
  before: ProfileChange,
): { faults: Faults; profile: ProfileChange } {
  const faults: Faults = new Map();
  const field = (name: keyof ProfilePayload, rule: (text: string) => Fault | null) => {
    const text = String(sent[name] ?? '')
      .trim()
      .normalize('NFC');
    const fault = rule(text);
    if (fault) faults.set(name, [fault]);
    return text;
  };
  const name = field('name', (text) => {
    const { first_name: first, last_name: last } = namesOf(text.replaceAll(/\s+/g, ' '), before);
    return nameFault(first) ?? nameFault(last);
  });
  const profile = {
    ...namesOf(name.replaceAll(/\s+/g, ' '), before),
    bio: field('bio', (text) => tooLong(text, PROFILE_LONGEST.bio)),
    location: field('location', (text) => tooLong(text, PROFILE_LONGEST.location)),
    phone: field('number', (text) =>
      text === '' || isPhone(text) ? null : { key: 'invalid_phone' },
    ),
    youtube: withScheme(
      field('youtube', (text) =>
        text === '' || isYoutubeAddress(text) ? null : { key: 'invalid_youtube' },
      ),
    ),
    website: withScheme(
      field('website', (text) =>
        text === '' || isWebAddress(text) ? null : { key: 'invalid_address' },
      ),
    ),
    profile_public: sent.public ?? before.profile_public,
  } satisfies ProfileChange;
  return { faults, profile };
}
