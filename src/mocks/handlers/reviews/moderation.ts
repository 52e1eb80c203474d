import { http, type RequestHandler } from 'msw';
import type { DecisionPayload, ModerationItem } from '#common/contract/moderation.ts';
import { buildModerationItems } from '#src/mocks/moderation.ts';
import { failures, json, nothing, type Failure } from '#src/mocks/handlers/answers.ts';

const QUEUE = '*/api/moderation';
const ONE = '*/api/moderation/:kind/:code';

/** The moderators' queue, and the results of their decisions. */
export const moderation = {
  /** A queue that works: what is decided leaves its folder, spam for another. */
  working: (
    submissions: ModerationItem[] = buildModerationItems(),
    messages: ModerationItem[] = [],
  ): RequestHandler[] => {
    const folders: Record<string, ModerationItem[]> = {
      submissions: [...submissions],
      messages: [...messages],
      answered: [],
      spam: [],
    };
    const waiting = () => ({
      submissions: folders.submissions!.length,
      messages: folders.messages!.length,
    });
    return [
      http.get(QUEUE, ({ request }) => {
        const folder = new URL(request.url).searchParams.get('folder') ?? 'submissions';
        const records = folders[folder] ?? [];
        return json({ records, folder, record_count: records.length, waiting: waiting() })();
      }),
      http.post(ONE, async ({ params, request }) => {
        const { decision } = (await request.clone().json()) as DecisionPayload;
        for (const items of Object.values(folders)) {
          const at = items.findIndex(({ code }) => code === params.code);
          if (at < 0) continue;
          const [item] = items.splice(at, 1);
          if (decision === 'spam') folders.spam!.push({ ...item!, decisions: ['restore'] });
          if (decision === 'restore') {
            folders.messages!.push({ ...item!, decisions: ['answer', 'done', 'spam'] });
          }
          return nothing()();
        }
        return failures.conflict();
      }),
    ];
  },
  fails: (how: Failure): RequestHandler[] => [http.get(QUEUE, failures[how])],
  loading: (): RequestHandler[] => [http.get(QUEUE, failures.loading)],
  decisionFails: (how: Failure): RequestHandler[] => [http.post(ONE, failures[how])],
};
