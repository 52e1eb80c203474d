import { Type, type Static } from 'typebox';
import { Instant } from '#common/contract/common.ts';
import { Place } from '#common/contract/counter.ts';
import { WaitingListState } from '#common/contract/waitingLists.ts';

/** How long the name of a device may be, in characters. */
export const DEVICE_NAME_MAX = 60;

const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(
  schema: T,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

const deviceFields = {
  code: Type.String(),
  name: Type.String(),
  created_by: nullable(Type.String(), 'Null: an account that is gone.'),
  created_at: Instant,
  seen_at: nullable(Instant, 'When it last spoke to the server; null: never.'),
};

/** A device at the door of a place, as the owners of the place see it. */
export const Device = Type.Object(deviceFields, { title: 'Device' });
export type Device = Static<typeof Device>;

/** A new device with the secret that opens it, which is in no other response. */
export const NewDevice = Type.Object(
  {
    ...deviceFields,
    secret: Type.String({ description: '128 random bits in hex, for `Authorization: Device …`.' }),
  },
  { title: 'NewDevice' },
);
export type NewDevice = Static<typeof NewDevice>;

export const DevicesAnswer = Type.Object({ records: Type.Array(Device) }, { title: 'Devices' });
export type DevicesAnswer = Static<typeof DevicesAnswer>;

export const DevicePayload = Type.Object(
  { name: Type.String({ description: `1 to ${DEVICE_NAME_MAX} characters.` }) },
  { title: 'DevicePayload' },
);
export type DevicePayload = Static<typeof DevicePayload>;

/** What a device at the door shows: its place, and the lists of today that it takes numbers of. */
export const KioskAnswer = Type.Object(
  {
    organisation: Place,
    device: Type.Object({ name: Type.String() }),
    waiting_lists: Type.Array(
      Type.Object({
        code: Type.String(),
        service: Type.String(),
        state: WaitingListState,
        waiting: Type.Integer({ minimum: 0 }),
        message: nullable(Type.String(), 'What the place says to those who wait.'),
      }),
    ),
  },
  { title: 'Kiosk' },
);
export type KioskAnswer = Static<typeof KioskAnswer>;
