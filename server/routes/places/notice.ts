import { addDays, isCalendarDate } from '#common/calendar/days.ts';
import { NOTICE_MAX } from '#common/contract/notice.ts';
import { NOTICE_DAYS_MAX, removeNotice, saveNotice } from '#common/contract/places/notice.ts';
import type { App } from '#server/context.ts';
import { today } from '#server/lib/clock.ts';
import {
  longFault,
  refuseFaults,
  requiredFault,
  tidy,
  type Fault,
} from '#server/lib/fieldProblems.ts';
import { route } from '#server/plugins/route.ts';
import { storeNotice } from '#server/repositories/places/notice.ts';
import { planningOf } from './planning.ts';

const untilFault = (until: string, from: string): Fault | null =>
  isCalendarDate(until) && until >= from && until <= addDays(from, NOTICE_DAYS_MAX)
    ? null
    : { key: 'notice_until', values: { count: NOTICE_DAYS_MAX } };

/** The notice of a place for its visitors: PUT and DELETE /api/places/{id}/notice. */
export default async function noticeRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;
  const planning = planningOf(app.context);

  route(app, saveNotice, {
    access: 'owner',
    changes: 'place',
    summary: 'Sets the notice of a place for its visitors, and its last day',
    description:
      'Listing, join page, board, kiosk, tickets and poster show it until the end of that day in ' +
      'Athens.',
    handler: async (request) => {
      const text = tidy(request.body.text);
      const english = tidy(request.body.text_en ?? '');
      const { until } = request.body;
      refuseFaults(request, {
        text: requiredFault(text, NOTICE_MAX),
        text_en: longFault(english, NOTICE_MAX),
        until: untilFault(until, today(clock)),
      });
      const notice = { text, text_en: english || null, until };
      return { notice: await storeNotice(db, planning(request), notice) };
    },
  });

  route(app, removeNotice, {
    access: 'owner',
    changes: 'place',
    summary: 'Removes the notice of a place',
    handler: async (request) => ({ notice: await storeNotice(db, planning(request), null) }),
  });
}
