import { addresses } from '#common/addresses.ts';
import { athensTime } from '#common/calendar/athens.ts';
import { weekdayOf } from '#common/calendar/days.ts';
import { dayWords } from '#common/calendar/dayWords.ts';
import { PROPOSAL_WEEKS, type WeekReport } from '#common/contract/places/week.ts';
import type { Language } from '#common/languages.ts';
import { writeEmail, type Email } from '#mail/message.ts';
import type { Db, Queryable } from '#server/db/client.ts';
import { eachBatch } from '#server/lib/eachBatch.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { nameIn } from '#server/repositories/organisations/english.ts';
import type { MailOptions } from '#server/repositories/people/accountMail.ts';
import { mondayBefore, weekReport } from './weekReport.ts';

interface OwnerRow {
  id: number;
  slug: string;
  title: string;
  user_id: number;
  code: string;
  email: string;
  language: Language;
}

const BAR_LENGTH = 24;

/** The picture of the week, as bars of text. */
const pictureOf = ({ days }: WeekReport, language: Language): string => {
  const most = Math.max(1, ...days.map(({ served }) => served));
  return days
    .map(({ date, served }) => {
      const bar = '▇'.repeat(Math.round((served / most) * BAR_LENGTH));
      return `${dayWords(language, date, { weekday: 'short' })} ${bar} ${served}`;
    })
    .join('\n');
};

const slotWords = (
  language: Language,
  { days }: WeekReport,
  slot: { weekday: number; from: number; to: number } | null,
): string | null =>
  slot &&
  `${dayWords(language, days[slot.weekday - 1]!.date, { weekday: 'long' })} ${slot.from}:00–${slot.to}:00`;

const factsOf = (report: WeekReport, language: Language): Email => {
  const { proposal, slowest, weeks } = report;
  return {
    count: report.served,
    before: report.served_before,
    noShows: report.no_shows,
    minutes: report.wait,
    minutesBefore: report.wait_before,
    slowest: slotWords(language, report, slowest),
    wait: slowest?.wait ?? null,
    proposal: slotWords(language, report, proposal),
    counters: proposal?.counters ?? null,
    saves: proposal ? proposal.wait_now - proposal.wait_then : null,
    weeks: weeks < PROPOSAL_WEEKS ? weeks : null,
    quote: pictureOf(report, language),
  };
};

/** Owners per query. */
const AT_ONCE = 500;

/** Owners to whom this report was not sent yet, in the order of their places. */
async function* ownersAfter(db: Db, from: string): AsyncGenerator<OwnerRow> {
  for (let after = { id: 0, user_id: 0 }; ;) {
    // The limit comes before the joins, so that a query reads only its own owners.
    const owners = await db.query<OwnerRow & { is_due: boolean }>(
      `SELECT o.id, o.slug, u.id AS user_id, u.code, u.email, u.language,
              CASE u.language WHEN 'en' THEN ${nameIn('en', 'title')} ELSE o.title END AS title,
              u.confirmed_at IS NOT NULL AND u.locked_at IS NULL AND u.delete_at IS NULL AND NOT EXISTS (
                SELECT FROM mail_outbox x
                 WHERE x.cause = 'week/' || $3 || '/' || o.id || '/' || u.code) AS is_due
         FROM (SELECT organisation_id, user_id FROM members
                WHERE role = 'owner' AND weekly_email AND (organisation_id, user_id) > ($1, $2)
                ORDER BY organisation_id, user_id LIMIT ${AT_ONCE}) m
         JOIN users u ON u.id = m.user_id
         JOIN organisations o ON o.id = m.organisation_id
        ORDER BY m.organisation_id, m.user_id`,
      [after.id, after.user_id, from],
    );
    const last = owners.at(-1);
    if (!last) return;
    yield* owners.filter((owner) => owner.is_due);
    after = last;
  }
}

/**
 * Sends the report of the last week to owners, on Mondays and once a week, unless they switched it
 * off or nobody came for two weeks. A run after a crash continues where the last one ended.
 */
export async function mailWeekReports(db: Db, { keys, origin, now }: MailOptions): Promise<void> {
  const today = athensTime(now).date;
  if (weekdayOf(today) !== 1) return;
  const owners = ownersAfter(db, mondayBefore(today));
  await eachBatch(owners, async ({ id, slug, title, user_id: userId, code, email, language }) => {
    const report = await weekReport(db, { organisationId: id, userId, today, now });
    if (report.served === 0 && report.served_before === 0) return;
    const href = `${origin}${addresses.manage.pattern.replace(':id', slug)}`;
    const message = writeEmail(language, 'week', {
      ...factsOf(report, language),
      place: title,
      href,
    });
    const cause = `week/${report.from}/${id}/${code}`;
    await enqueueMail(db, { cause, to: email, message, keys, now });
  });
}

/** Switches the weekly report by e-mail of an owner on or off. */
export const switchWeeklyEmail = (
  db: Queryable,
  organisationId: number,
  userId: number,
  isOn: boolean,
): Promise<unknown> =>
  db.query('UPDATE members SET weekly_email = $3 WHERE organisation_id = $1 AND user_id = $2', [
    organisationId,
    userId,
    isOn,
  ]);
