import { expect, it } from 'vitest';
import { updateRow } from '#server/db/client.ts';
import { saveReport } from '#server/repositories/forms/messages.ts';
import { serviceStatus } from '#server/repositories/service/status.ts';
import { buildOrganisation, buildSignedIn } from '#server/testing/builders.ts';
import { emailsTo, writingOf } from '#server/testing/mail/emails.ts';
import { testApp } from '#server/testing/testApp.ts';
import { remindModerators } from './reminder.ts';

const SITE = 'site@seira.example';
const test = testApp();

it('reminds moderators of what has waited for a day, and the site if none can sign in', async () => {
  const { user } = await buildSignedIn(test, { confirmed: true });
  await updateRow(test.db, 'users', user.id, { moderator: true, locked_at: test.clock.now() });
  const place = await buildOrganisation(test.db);
  const report = { organisationId: place.id, userId: null, reason: 'closed' as const, text: '' };
  await saveReport(test.db, { ...report, now: test.clock.now() });
  const remind = () => remindModerators(test.db, writingOf(test), SITE);
  await remind();
  expect(await emailsTo(test, SITE)).toEqual([]);

  test.clock.advance(86_400);
  await remind();
  expect(await emailsTo(test, user.email)).toEqual([]);
  expect(await emailsTo(test, SITE)).toHaveLength(1);
  expect((await serviceStatus(test.db)).moderators).toBe(0);

  await updateRow(test.db, 'users', user.id, { locked_at: null });
  await remind();
  expect(await emailsTo(test, user.email)).toHaveLength(1);
  expect((await serviceStatus(test.db)).moderators).toBe(1);
});
