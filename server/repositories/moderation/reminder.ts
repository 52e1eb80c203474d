import { addresses } from '#common/addresses.ts';
import { athensTime } from '#common/calendar/athens.ts';
import type { Language } from '#common/languages.ts';
import { writeEmail } from '#mail/message.ts';
import type { Db } from '#server/db/client.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import type { MailOptions } from '#server/repositories/people/accountMail.ts';
import { pendingStatus } from './decisions.ts';

/** SQL of users who can moderate now. */
export const CAN_MODERATE = 'moderator AND locked_at IS NULL AND delete_at IS NULL';

const REMIND_AFTER_MS = 24 * 3_600_000;

/**
 * Reminds moderators once a day of items that have waited for more than a day. If no moderator
 * can sign in, the reminder goes to the site's address.
 */
export const remindModerators = (
  db: Db,
  { keys, origin, now }: MailOptions,
  siteEmail: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const folders = Object.values(await pendingStatus(tx));
    const oldest = Math.min(...folders.map(({ oldest_at: at }) => at?.getTime() ?? Infinity));
    if (now.getTime() - oldest < REMIND_AFTER_MS || oldest === Infinity) return;
    const count = folders.reduce((sum, { waiting }) => sum + waiting, 0);
    const moderators = await tx.query<{ code: string; email: string; language: Language }>(
      `SELECT code, email, language FROM users WHERE ${CAN_MODERATE} AND confirmed_at IS NOT NULL`,
    );
    const site = { code: 'site', email: siteEmail, language: 'el' as const };
    for (const { code, email, language } of moderators.length > 0 ? moderators : [site]) {
      const href = `${origin}${addresses.moderation.pattern}`;
      const message = writeEmail(language, 'pending', { count, at: new Date(oldest), href });
      const cause = `pending/${athensTime(now).date}/${code}`;
      await enqueueMail(tx, { cause, to: email, message, keys, now });
    }
  });
