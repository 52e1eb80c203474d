import type { FastifyRequest } from 'fastify';
import {
  type KioskPayload,
  Kiosk,
  KIOSK_NAME_MAX,
  NewKiosk,
  getKiosks,
  addKiosk,
  renameKiosk,
  revokeKiosk,
} from '#common/contract/places/kiosks.ts';
import type { App } from '#server/context.ts';
import { toResponse } from '#server/lib/clock.ts';
import { refuseFaults, requiredFault, tidy } from '#server/lib/fieldProblems.ts';
import { found, Problem } from '#server/lib/problem.ts';
import type { Granted } from '#server/plugins/access.ts';
import { route } from '#server/plugins/route.ts';
import {
  addDevice,
  type DeviceChange,
  devicesOf,
  MOST_DEVICES,
  renameDevice,
  revokeDevice,
} from '#server/repositories/places/devices.ts';

/** The device name in a request. @throws Problem 422 */
function nameIn(request: FastifyRequest<{ Body: KioskPayload }>): string {
  const name = tidy(request.body.name).replaceAll(/\s+/g, ' ');
  refuseFaults(request, { name: requiredFault(name, KIOSK_NAME_MAX) });
  return name;
}

/** The kiosks of a place: /api/places/{id}/devices. */
export default async function deviceRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;
  const changing = ({ place, user }: Granted['owner']): DeviceChange => ({
    organisationId: place.id,
    userId: user.id,
    now: clock.now(),
  });

  route(app, getKiosks, {
    access: 'owner',
    summary: 'Lists the kiosks of a place',
    handler: async (request) => {
      return { records: (await devicesOf(db, request.place.id)).map(toResponse) };
    },
  });

  route(app, addKiosk, {
    access: 'owner',
    changes: 'private',
    summary: 'Creates a kiosk and returns its secret, which is shown only once',
    description:
      'The device opens `/kiosk/{slug}#{secret}` once and stores the secret. It can only issue ' +
      "numbers of today's lists of this place until it is revoked.",
    responses: { 201: NewKiosk },
    errors: [409],
    handler: async (request) => {
      const made = found(
        await addDevice(db, changing(request), nameIn(request)),
        'organisation_not_found',
      );
      if (made === 'too_many') {
        throw new Problem(409, 'too_many_devices', { values: { count: MOST_DEVICES } });
      }
      return { ...toResponse(made.device), secret: made.secret };
    },
  });

  route(app, renameKiosk, {
    access: 'owner',
    changes: 'private',
    summary: 'Renames a device',
    responses: { 200: Kiosk },
    handler: async (request) => {
      const { code } = request.params;
      const renamed = await renameDevice(db, changing(request), code, nameIn(request));
      return toResponse(found(renamed, 'device_not_found'));
    },
  });

  route(app, revokeKiosk, {
    access: 'owner',
    changes: 'private',
    summary: 'Revokes a kiosk permanently',
    handler: async (request) => {
      const isRevoked = await revokeDevice(db, changing(request), request.params.code);
      if (!isRevoked) throw new Problem(404, 'device_not_found');
    },
  });
}
