import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { toAthensIso } from '#common/calendar/athens.ts';
import { ErrorBody, InvalidFields } from '#common/contract/common.ts';
import {
  Device,
  DEVICE_NAME_MAX,
  DevicePayload,
  DevicesAnswer,
  NewDevice,
} from '#common/contract/places/devices.ts';
import type { App, Context } from '#server/context.ts';
import { refuseFaults, type Fault } from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import { noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import {
  addDevice,
  devicesOf,
  MOST_DEVICES,
  renameDevice,
  revokeDevice,
  type DeviceChange,
  type DeviceRow,
} from '#server/repositories/places/devices.ts';
import { ownPlace, PlaceParams } from './owner.ts';

const toDevice = ({ created_at: created, seen_at: seen, ...device }: DeviceRow): Device => ({
  ...device,
  created_at: toAthensIso(created),
  seen_at: seen && toAthensIso(seen),
});

/** The name that a request gives a device. @throws Problem 422 */
function nameIn(request: FastifyRequest<{ Body: DevicePayload }>): string {
  const name = request.body.name.trim().normalize('NFC');
  const faults: Fault[] = [];
  if (name === '') faults.push({ key: 'required' });
  if ([...name].length > DEVICE_NAME_MAX) {
    faults.push({ key: 'too_long', values: { max: DEVICE_NAME_MAX } });
  }
  refuseFaults(request, new Map(faults.length > 0 ? [['name', faults]] : []));
  return name;
}

/** The devices at the door of a place: /api/places/{id}/devices. */
export function deviceRoutes(app: App, context: Context): void {
  const { db, clock } = context;
  const onRequest = [noStore, requireUser(context)];
  const security = [{ bearer: [] }];
  const DeviceParams = Type.Object({
    ...PlaceParams.properties,
    code: Type.String({ description: 'The code of the device.' }),
  });

  const changing = async (request: FastifyRequest, id: string): Promise<DeviceChange> => ({
    organisationId: (await ownPlace(context, request, id)).id,
    userId: userOf(request).id,
    now: clock.now(),
  });

  app.get(
    '/api/places/:id/devices',
    {
      onRequest,
      schema: {
        tags: ['places'],
        summary: 'The devices of a place that take numbers at its door',
        description: 'For its owners; for everybody else it is not there.',
        security,
        params: PlaceParams,
        response: { 200: DevicesAnswer, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request) => {
      const place = await ownPlace(context, request, request.params.id);
      return { records: (await devicesOf(db, place.id)).map(toDevice) };
    },
  );

  app.post(
    '/api/places/:id/devices',
    {
      onRequest,
      schema: {
        tags: ['places'],
        summary: 'Makes a device with a secret, which is shown this once',
        description:
          'The device opens `/kiosk/{slug}#{secret}` once and keeps the secret. It can take ' +
          "numbers of today's lists of this place, and nothing else, until it is revoked.",
        security,
        params: PlaceParams,
        body: DevicePayload,
        response: {
          201: NewDevice,
          401: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          422: InvalidFields,
        },
      },
    },
    async (request, reply) => {
      const by = await changing(request, request.params.id);
      const name = nameIn(request);
      const made = await addDevice(db, by, name);
      if (!made) throw new Problem(409, 'too_many_devices', { values: { count: MOST_DEVICES } });
      return reply.code(201).send({ ...toDevice(made.device), secret: made.secret });
    },
  );

  app.patch(
    '/api/places/:id/devices/:code',
    {
      onRequest,
      schema: {
        tags: ['places'],
        summary: 'Renames a device',
        security,
        params: DeviceParams,
        body: DevicePayload,
        response: { 200: Device, 401: ErrorBody, 404: ErrorBody, 422: InvalidFields },
      },
    },
    async (request) => {
      const { id, code } = request.params;
      const by = await changing(request, id);
      const name = nameIn(request);
      const device = await renameDevice(db, by, code, name);
      if (!device) throw new Problem(404, 'device_not_found');
      return toDevice(device);
    },
  );

  app.delete(
    '/api/places/:id/devices/:code',
    {
      onRequest,
      schema: {
        tags: ['places'],
        summary: 'Revokes a device for good',
        security,
        params: DeviceParams,
        response: {
          204: Type.Null({ description: 'No body.' }),
          401: ErrorBody,
          404: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { id, code } = request.params;
      const by = await changing(request, id);
      if (!(await revokeDevice(db, by, code))) throw new Problem(404, 'device_not_found');
      return reply.code(204).send(null);
    },
  );
}
