import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { toAthensIso } from '#common/calendar/athens.ts';
import {
  Kiosk,
  KIOSK_NAME_MAX,
  KioskPayload,
  KiosksAnswer,
  NewKiosk,
} from '#common/contract/places/kiosks.ts';
import type { Granted } from '#server/plugins/access.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { refuseFaults, type Fault } from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import {
  addDevice,
  devicesOf,
  MOST_DEVICES,
  renameDevice,
  revokeDevice,
  type DeviceChange,
  type DeviceRow,
} from '#server/repositories/places/devices.ts';
import { PlaceParams } from './owner.ts';

const toDevice = ({ created_at: created, seen_at: seen, ...device }: DeviceRow): Kiosk => ({
  ...device,
  created_at: toAthensIso(created),
  seen_at: seen && toAthensIso(seen),
});

/** The name that a request gives a device. @throws Problem 422 */
function nameIn(request: FastifyRequest<{ Body: KioskPayload }>): string {
  const name = request.body.name.trim().normalize('NFC').replaceAll(/\s+/g, ' ');
  const faults: Fault[] = [];
  if (name === '') faults.push({ key: 'required' });
  if ([...name].length > KIOSK_NAME_MAX) {
    faults.push({ key: 'too_long', values: { max: KIOSK_NAME_MAX } });
  }
  refuseFaults(request, new Map(faults.length > 0 ? [['name', faults]] : []));
  return name;
}

/** The devices at the door of a place: /api/places/{id}/devices. */
export default async function deviceRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;
  const DeviceParams = Type.Object({
    ...PlaceParams.properties,
    code: Type.String({ description: 'The code of the device.' }),
  });

  const changing = ({ place, user }: Granted['owner']): DeviceChange => ({
    organisationId: place.id,
    userId: user.id,
    now: clock.now(),
  });

  route(app, 'GET /api/places/:id/devices', {
    access: 'owner',
    tags: ['places'],
    summary: 'The devices of a place that take numbers at its door',
    description: 'For its owners; for everybody else it is not there.',
    params: PlaceParams,
    answers: { 200: KiosksAnswer },
    handler: async (request) => {
      const { place } = request;
      return { records: (await devicesOf(db, place.id)).map(toDevice) };
    },
  });

  route(app, 'POST /api/places/:id/devices', {
    access: 'owner',
    tags: ['places'],
    summary: 'Makes a device with a secret, which is shown this once',
    description:
      'The device opens `/kiosk/{slug}#{secret}` once and keeps the secret. It can take ' +
      "numbers of today's lists of this place, and nothing else, until it is revoked.",
    params: PlaceParams,
    body: KioskPayload,
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

  route(app, 'PATCH /api/places/:id/devices/:code', {
    access: 'owner',
    tags: ['places'],
    summary: 'Renames a device',
    params: DeviceParams,
    body: KioskPayload,
    answers: { 200: Kiosk },
    handler: async (request) => {
      const { code } = request.params;
      const by = changing(request);
      const name = nameIn(request);
      const device = await renameDevice(db, by, code, name);
      if (!device) throw new Problem(404, 'device_not_found');
      return toDevice(device);
    },
  });

  route(app, 'DELETE /api/places/:id/devices/:code', {
    access: 'owner',
    tags: ['places'],
    summary: 'Revokes a device for good',
    params: DeviceParams,
    answers: { 204: null },
    handler: async (request) => {
      const { code } = request.params;
      const by = changing(request);
      if (!(await revokeDevice(db, by, code))) throw new Problem(404, 'device_not_found');
    },
  });
}
