import type { FastifyRequest } from 'fastify';
import { toAthensIso } from '#common/calendar/athens.ts';
import type { KioskPayload } from '#common/contract/places/kiosks.ts';
import {
  Kiosk,
  KIOSK_NAME_MAX,
  NewKiosk,
  getKiosks,
  addKiosk,
  renameKiosk,
  revokeKiosk,
} from '#common/contract/places/kiosks.ts';
import type { App } from '#server/context.ts';
import { refuseFaults, requiredFault, tidy } from '#server/lib/fieldProblems.ts';
import { found, Problem } from '#server/lib/problem.ts';
import type { Granted } from '#server/plugins/access.ts';
import { route } from '#server/plugins/route.ts';
import {
  addDevice,
  type DeviceChange,
  type DeviceRow,
  devicesOf,
  MOST_DEVICES,
  renameDevice,
  revokeDevice,
} from '#server/repositories/places/devices.ts';

const toDevice = ({ created_at: created, seen_at: seen, ...device }: DeviceRow): Kiosk => ({
  ...device,
  created_at: toAthensIso(created),
  seen_at: seen && toAthensIso(seen),
});

/** The name that a request gives a device. @throws Problem 422 */
function nameIn(request: FastifyRequest<{ Body: KioskPayload }>): string {
  const name = tidy(request.body.name).replaceAll(/\s+/g, ' ');
  refuseFaults(request, { name: requiredFault(name, KIOSK_NAME_MAX) });
  return name;
}

/** The devices at the door of a place: /api/places/{id}/devices. */
export default async function deviceRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;
  const changing = ({ place, user }: Granted['owner']): DeviceChange => ({
    organisationId: place.id,
    userId: user.id,
    now: clock.now(),
  });

  route(app, getKiosks, {
    access: 'owner',
    summary: 'The devices of a place that take numbers at its door',
    description: 'For its owners; for everybody else it is not there.',
    handler: async (request) => {
      return { records: (await devicesOf(db, request.place.id)).map(toDevice) };
    },
  });

  route(app, addKiosk, {
    access: 'owner',
    summary: 'Makes a device with a secret, which is shown this once',
    description:
      'The device opens `/kiosk/{slug}#{secret}` once and keeps the secret. It can take ' +
      "numbers of today's lists of this place, and nothing else, until it is revoked.",
    answers: { 201: NewKiosk },
    errors: [409],
    handler: async (request) => {
      const by = changing(request);
      const name = nameIn(request);
      const made = await addDevice(db, by, name);
      if (!made) throw new Problem(409, 'too_many_devices', { values: { count: MOST_DEVICES } });
      return { ...toDevice(made.device), secret: made.secret };
    },
  });

  route(app, renameKiosk, {
    access: 'owner',
    summary: 'Renames a device',
    answers: { 200: Kiosk },
    handler: async (request) => {
      const { code } = request.params;
      const by = changing(request);
      const name = nameIn(request);
      return toDevice(found(await renameDevice(db, by, code, name), 'device_not_found'));
    },
  });

  route(app, revokeKiosk, {
    access: 'owner',
    summary: 'Revokes a device for good',
    handler: async (request) => {
      const { code } = request.params;
      const by = changing(request);
      if (!(await revokeDevice(db, by, code))) throw new Problem(404, 'device_not_found');
    },
  });
}
