import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { KioskView } from '#common/contract/places/kiosks.ts';
import type { PlaceSummary } from '#common/contract/counter.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { route } from '#server/plugins/route.ts';
import type { App, Context } from '#server/context.ts';
import { first } from '#server/db/client.ts';
import { today } from '#server/lib/clock.ts';
import { Problem } from '#server/lib/problem.ts';
import { deviceOf } from '#server/plugins/deviceAuth.ts';
import { nameIn } from '#server/repositories/organisations/english.ts';
import { addWalkInByDevice } from '#server/repositories/places/deviceWalkIns.ts';
import type { Limit } from '#server/repositories/people/rateLimits.ts';
import { kioskLists, noteSeen } from '#server/repositories/places/devices.ts';
import { findTicketByKey } from '#server/repositories/tickets/tickets.ts';
import { createActs } from '#server/routes/tickets/act.ts';
import { countAgainst } from '#server/routes/users/tooMany.ts';

/** Nobody at a door is quicker; somebody who plays with the button is. */
const OF_DEVICE: Limit = { name: 'walk_ins_of_device', max: 20, seconds: 60 };

/** The place of a device, if it is the one asked for, named as its screen is. @throws Problem 404 */
async function placeOf({ db }: Context, request: FastifyRequest, id: string) {
  const { organisation_id: own } = deviceOf(request);
  const language = request.language;
  const place = await first<PlaceSummary & { id: number }>(
    db,
    `SELECT o.id, o.code, o.slug, ${nameIn(language, 'title')} AS title,
            ${nameIn(language, 'address')} AS address, ${nameIn(language, 'city')} AS city, o.image
       FROM organisations o WHERE o.id = $1 AND (o.slug = $2 OR o.code = $2)`,
    [own, id],
  );
  if (!place) throw new Problem(404, 'organisation_not_found');
  return place;
}

/** Takes a number for a device that presses its button. */
export function createDeviceTakes(app: App) {
  const { context, estimates } = app;
  const { db, clock } = context;
  const acts = createActs(context, estimates);
  return async (
    request: FastifyRequest<{
      Params: { id: string };
      Body: { waiting_list_code: string };
    }>,
  ): Promise<Ticket> => {
    const device = deviceOf(request);
    await countAgainst(context, db, request, 'too_many_walk_ins', [[OF_DEVICE, device.code]]);
    const { key, isNew } = await addWalkInByDevice(db, {
      device,
      listCode: request.body.waiting_list_code,
      idempotencyKey: request.idempotencyKey,
      now: clock.now(),
      today: today(clock),
    });
    const row = await acts.read(() => findTicketByKey(db, key, request.language));
    if (isNew) {
      app.recordPromisedWindow({ code: row.code, ahead: row.people_ahead, at: clock.now() });
    }
    return acts.tell(row, true);
  };
}

/** The screen of a device at the door: GET /api/kiosk/{id}. */
export default async function kioskRoute(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;
  route(app, 'GET /api/kiosk/:id', {
    access: 'device',
    tags: ['counter'],
    summary: "A place and today's lists, for a device at its door",
    description:
      'The device sends `Authorization: Device` and its secret. 401 `device_revoked` once it ' +
      'was revoked; 404 at every other place.',
    params: Type.Object({ id: Type.String({ description: 'A slug or a code.' }) }),
    answers: { 200: KioskView },
    handler: async (request) => {
      const device = deviceOf(request);
      const { id, ...organisation } = await placeOf(context, request, request.params.id);
      const now = clock.now();
      await noteSeen(db, device, now);
      return {
        organisation,
        device: { name: device.name },
        waiting_lists: await kioskLists(db, id, { now, today: today(clock) }),
      };
    },
  });
}
