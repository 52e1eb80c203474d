import { http, HttpResponse, type RequestHandler } from 'msw';
import type { PlanAnswer, PlanPayload } from '#common/contract/places/plan.ts';
import type {
  PublishedListing,
  PublishedListingPayload,
} from '#common/contract/places/submissions.ts';
import {
  buildAudit,
  buildDevices,
  buildMembers,
  buildPlan,
  buildPublishedListing,
} from '#src/mocks/manage.ts';
import { buildPage } from '#src/mocks/pages.ts';
import { buildStatistics } from '#src/mocks/statistics.ts';
import { failures, json, nothing, type Failure } from './answers.ts';

const PLACE = '*/api/places/:id';

/** A refusal that names fields, as the server words it. */
const refused = (message: Record<string, string[]>) =>
  json({ error: 'Κάτι στο αίτημα δεν είναι έγκυρο.', code: 'invalid_request', message }, { status: 422 }); // prettier-ignore

/** The plan of a place, by what comes of it. */
export const plan = {
  success: (answer: PlanAnswer = buildPlan()): RequestHandler[] => [
    http.get(`${PLACE}/plan`, () => json(answer)()),
    http.put(`${PLACE}/plan`, async ({ request }) => {
      Object.assign(answer, (await request.json()) as PlanPayload);
      return json(answer)();
    }),
    http.put(`${PLACE}/days/:date`, json(answer)),
    http.delete(`${PLACE}/days/:date`, json(answer)),
  ],
  fails: (how: Failure): RequestHandler[] => [http.get(`${PLACE}/plan`, failures[how])],
  savingFails: (how: Failure): RequestHandler[] => [http.put(`${PLACE}/plan`, failures[how])],
  refuses: (message: Record<string, string[]>): RequestHandler[] => [
    http.put(`${PLACE}/plan`, refused(message)),
  ],
};

/** The listing of a place, by what comes of a change. */
export const publishedListing = {
  success: (answer: PublishedListing = buildPublishedListing()): RequestHandler[] => [
    http.get(`${PLACE}/listing`, () => json(answer)()),
    http.put(`${PLACE}/listing`, async ({ request }) => {
      const { fields } = (await request.json()) as PublishedListingPayload;
      return json({ ...answer, version: answer.version + 1, fields })();
    }),
  ],
  /** Another owner was quicker: their listing is read next. */
  changedBy: (theirs: PublishedListing): RequestHandler[] => [
    http.put(`${PLACE}/listing`, () =>
      json({ error: 'Η καταχώριση άλλαξε.', code: 'listing_changed' }, { status: 409 })(),
    ),
    http.get(`${PLACE}/listing`, json(theirs)),
  ],
};

/** The people of a place, by what comes of a change. */
export const members = {
  success: (): RequestHandler[] => [
    http.get(`${PLACE}/members`, json(buildMembers())),
    http.post(`${PLACE}/members`, () => HttpResponse.json({}, { status: 201 })),
    http.patch(`${PLACE}/members/:code`, json({})),
    http.delete(`${PLACE}/members/:code`, nothing()),
  ],
  lastOwner: (): RequestHandler[] => [
    http.delete(
      `${PLACE}/members/:code`,
      json(
        { error: 'Η επιχείρηση χρειάζεται τουλάχιστον έναν υπεύθυνο. Ορίστε πρώτα άλλον.', code: 'last_owner' },
        { status: 409 },
      ),
    ),
  ],
}; // prettier-ignore

/** The history of a place. */
export const audit = {
  success: (): RequestHandler[] => [http.get(`${PLACE}/audit`, json(buildAudit()))],
  empty: (): RequestHandler[] => [http.get(`${PLACE}/audit`, json(buildPage([])))],
  fails: (how: Failure): RequestHandler[] => [http.get(`${PLACE}/audit`, failures[how])],
};

/** A place's statistics, as JSON and as a file. */
export const statistics = {
  success: (answer = buildStatistics()): RequestHandler[] => [
    http.get(`${PLACE}/statistics`, ({ request }) =>
      request.headers.get('accept') === 'text/csv'
        ? HttpResponse.text('date,served\r\n2026-03-16,40\r\n')
        : json(answer)(),
    ),
  ],
  fails: (how: Failure): RequestHandler[] => [http.get(`${PLACE}/statistics`, failures[how])],
};

export const devices = {
  success: (answer = buildDevices()): RequestHandler[] => [
    http.get(`${PLACE}/devices`, () => json(answer)()),
    http.post(`${PLACE}/devices`, async ({ request }) => {
      const { name } = (await request.json()) as { name: string };
      const device = { ...buildDevices().records[0]!, code: 'dev-3', name };
      answer.records.unshift(device);
      return json({ ...device, secret: '0123456789abcdef'.repeat(2) }, { status: 201 })();
    }),
    http.patch(`${PLACE}/devices/:code`, async ({ request, params }) => {
      const { name } = (await request.json()) as { name: string };
      const device = answer.records.find(({ code }) => code === params.code)!;
      return json(Object.assign(device, { name }))();
    }),
    http.delete(`${PLACE}/devices/:code`, ({ params }) => {
      answer.records = answer.records.filter(({ code }) => code !== params.code);
      return nothing()();
    }),
  ],
};
