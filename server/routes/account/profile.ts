import { toAthensIso } from '#common/calendar/athens.ts';
import {
  type Person,
  type Profile,
  type ProfilePayload,
  getProfile,
  saveProfile as saveProfileCall,
  getPerson,
} from '#common/contract/account/profile.ts';
import { isLinkTo, isWebAddress, withHttps, withScheme } from '#common/input/links.ts';
import { cleanPhone, isPhone } from '#common/input/phone.ts';
import { PROFILE_LONGEST } from '#common/profile.ts';
import type { App } from '#server/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { emailKey } from '#server/lib/email.ts';
import {
  type Fault,
  type Faults,
  longFault,
  refuseFaults,
  tidy,
} from '#server/lib/fieldProblems.ts';
import { found } from '#server/lib/problem.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { route } from '#server/plugins/route.ts';
import { newAddressOf } from '#server/repositories/people/accountLinks.ts';
import { sendLink, sendNotice } from '#server/repositories/people/accountMail.ts';
import { changingPortrait, setPortrait } from '#server/repositories/people/portraits.ts';
import {
  type ProfileChange,
  profileOf,
  type ProfileRow,
  publicProfile,
  saveProfile,
} from '#server/repositories/people/profiles.ts';
import { findUserByEmail } from '#server/repositories/people/users.ts';
import { attaching } from '#server/routes/photos/photos.ts';
import { emailFault, nameFault } from '#server/routes/users/rules.ts';
import { requireOwnPassword, sendCounted } from './limits.ts';

type Names = Pick<ProfileChange, 'first_name' | 'last_name'>;

/**
 * Splits a full name. If it still ends with the last name or begins with the first name, that name
 * stays whole. Otherwise the first word is the first name.
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

const isYoutube = (text: string) => isLinkTo('youtube', text);

/** The rule for an optional text. */
const optional =
  (isRight: (text: string) => boolean, key: Fault['key']) =>
  (text: string): Fault | null =>
    text === '' || isRight(text) ? null : { key };

/** Validates the profile form. @returns faults by field; without faults, the profile to store */
export function checkProfile(
  sent: ProfilePayload,
  before: ProfileChange,
): { faults: Faults; profile: ProfileChange } {
  const faults: Faults = {};
  const field = (name: keyof ProfilePayload, rule: (text: string) => Fault | null) => {
    const text = tidy(String(sent[name] ?? ''));
    faults[name] = rule(text);
    return text;
  };
  const name = field('name', (text) => {
    const { first_name: first, last_name: last } = namesOf(text.replaceAll(/\s+/g, ' '), before);
    return nameFault(first) ?? nameFault(last);
  });
  const profile = {
    ...namesOf(name.replaceAll(/\s+/g, ' '), before),
    bio: field('bio', (text) => longFault(text, PROFILE_LONGEST.bio)),
    location: field('location', (text) => longFault(text, PROFILE_LONGEST.location)),
    phone: cleanPhone(field('number', optional(isPhone, 'invalid_phone'))),
    youtube: withHttps(field('youtube', optional(isYoutube, 'invalid_youtube'))),
    website: withScheme(field('website', optional(isWebAddress, 'invalid_address'))),
    profile_public: sent.public ?? before.profile_public,
  } satisfies ProfileChange;
  return { faults, profile };
}

/** Fields of both the own and the public profile. */
const written = (row: ProfileRow) => ({
  code: row.code,
  name: `${row.first_name} ${row.last_name}`,
  bio: row.bio,
  location: row.location,
  number: row.phone,
  youtube: row.youtube,
  website: row.website,
});

/** Profiles: /api/user/profile, GET /api/people/{code}. */
export default async function profileRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;
  const own = async (userId: number): Promise<Profile> => {
    const row = found(await profileOf(db, userId), 'person_not_found');
    return {
      ...written(row),
      email: row.email,
      new_email: await newAddressOf(db, userId, clock.now()),
      photo: row.main_image,
      public: row.profile_public,
    };
  };

  route(app, getProfile, {
    access: 'user',
    summary: "Returns the signed-in person's profile",
    errors: [404],
    handler: async (request) => own(request.user.id),
  });

  route(app, saveProfileCall, {
    access: 'user',
    summary: "Changes the signed-in person's profile",
    description:
      'A new `email` requires the current password and does not apply yet: ' +
      'the new address gets a link that works once, for one hour, and the old address a notice. The ' +
      'response is the same if another account has the address.',
    errors: [404, 429],
    idempotent: true,
    handler: async (request) => {
      const user = request.user;
      const before = found(await profileOf(db, user.id), 'person_not_found');
      const { faults, profile } = checkProfile(request.body, before);
      const email = (request.body.email ?? user.email).trim();
      const moves = emailKey(email) !== emailKey(user.email);
      const { current = '' } = request.body;
      refuseFaults(request, {
        ...faults,
        email: moves ? emailFault(email) : null,
        current: moves && current === '' ? { key: 'required' } : null,
      });
      const hold = moves ? await requireOwnPassword(context, request, 'current', current) : null;
      const { photo } = request.body;
      const change = async (tx: Queryable) => {
        await hold?.(tx);
        await saveProfile(tx, user.id, profile);
        if (photo !== undefined) await setPortrait(tx, user.id, photo, clock.now());
        if (!moves) return;
        await sendCounted(context, tx, request, email, async () => {
          const isTaken = (await findUserByEmail(tx, email)) !== undefined;
          await sendLink(tx, writingOf(context, request), {
            userId: user.id,
            purpose: 'change_email',
            email,
            silent: isTaken,
          });
          await sendNotice(tx, writingOf(context, request), {
            notice: 'email_asked',
            to: user,
            email,
          });
        });
      };
      request.changed = await attaching(request, 'photo', () =>
        changingPortrait(db, user.id, change),
      );
      return own(user.id);
    },
  });

  route(app, getPerson, {
    access: 'anyone',
    summary: 'A public profile',
    description: 'Only profiles that their holders published. Never contains the e-mail address.',
    handler: async (request): Promise<Person> => {
      const row = found(await publicProfile(db, request.params.code), 'person_not_found');
      return {
        ...written(row),
        main_image: row.main_image,
        created_at: toAthensIso(row.created_at),
      };
    },
  });
}
