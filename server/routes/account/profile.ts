import { Type } from 'typebox';
import { toAthensIso } from '#common/calendar/athens.ts';
import { Person, Profile, ProfilePayload } from '#common/contract/account/profile.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { emailKey } from '#server/lib/email.ts';
import { Problem } from '#server/lib/problem.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { newAddressOf } from '#server/repositories/people/accountLinks.ts';
import { sendLink, sendNotice } from '#server/repositories/people/accountMail.ts';
import {
  profileOf,
  publicProfile,
  saveProfile,
  type ProfileRow,
} from '#server/repositories/people/profiles.ts';
import { changingPortrait, setPortrait } from '#server/repositories/people/portraits.ts';
import { findUserByEmail, holdPassword } from '#server/repositories/people/users.ts';
import { refuseFaults } from '#server/lib/fieldProblems.ts';
import { attaching } from '#server/routes/photos/attached.ts';
import { emailFault } from '#server/routes/users/fieldRules.ts';
import { checkOwnPassword, passwordProblem, sendCounted } from './limits.ts';
import { checkProfile } from './profileRules.ts';

/** The fields that a person's own profile and the public one share. */
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
    const row = await profileOf(db, userId);
    if (!row) throw new Problem(404, 'person_not_found');
    return {
      ...written(row),
      email: row.email,
      new_email: await newAddressOf(db, userId, clock.now()),
      photo: row.main_image,
      public: row.profile_public,
    };
  };

  route(app, 'GET /api/user/profile', {
    access: 'user',
    tags: ['account'],
    summary: "One's own profile",
    answers: { 200: Profile },
    errors: [404],
    handler: async (request) => own(request.user.id),
  });

  route(app, 'PUT /api/user/profile', {
    access: 'user',
    tags: ['account'],
    summary: "Changes one's own profile",
    description:
      'Another `email` needs the current password. It is not the address of the account yet: ' +
      'a link is sent there, good once, for an hour, and the old address is told. The answer ' +
      'is the same whether or not another account has it.',
    body: ProfilePayload,
    answers: { 200: Profile },
    errors: [404, 429],
    idempotent: true,
    handler: async (request) => {
      const user = request.user;
      const before = await profileOf(db, user.id);
      if (!before) throw new Problem(404, 'person_not_found');
      const { faults, profile } = checkProfile(request.body, before);
      const email = (request.body.email ?? user.email).trim();
      const moves = emailKey(email) !== emailKey(user.email);
      const { current = '' } = request.body;
      const fault = moves ? emailFault(email) : null;
      if (fault) faults.set('email', [fault]);
      if (moves && current === '') faults.set('current', [{ key: 'required' }]);
      const checked =
        moves && faults.size === 0 ? await checkOwnPassword(context, request, current) : null;
      const refusePassword = async (from: Queryable) => {
        faults.set('current', [await passwordProblem(from, request)]);
        refuseFaults(request, faults);
      };
      if (moves && faults.size === 0 && checked === null) await refusePassword(db);
      refuseFaults(request, faults);
      const { photo } = request.body;
      const change = async (tx: Queryable) => {
        if (moves && !(await holdPassword(tx, user.id, checked))) await refusePassword(tx);
        await saveProfile(tx, user.id, profile);
        if (photo !== undefined) await setPortrait(tx, user.id, photo, clock.now());
        if (!moves) return;
        await sendCounted(context, tx, request, email, async () => {
          const isTaken = (await findUserByEmail(tx, emailKey(email))) !== undefined;
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
      await attaching(request, 'photo', () => changingPortrait(db, user.id, change));
      return own(user.id);
    },
  });

  route(app, 'GET /api/people/:code', {
    access: 'anyone',
    tags: ['account'],
    summary: 'A public profile',
    description: 'Of somebody who lets everybody read it; the e-mail address is never in it.',
    params: Type.Object({ code: Type.String() }),
    answers: { 200: Person },
    errors: [404],
    handler: async (request): Promise<Person> => {
      const row = await publicProfile(db, request.params.code);
      if (!row) throw new Problem(404, 'person_not_found');
      return {
        ...written(row),
        main_image: row.main_image,
        created_at: toAthensIso(row.created_at),
      };
    },
  });
}
