import { Type, type Static } from 'typebox';
import { Instant, named, nullable, recordsOf } from '#common/contract/common.ts';
import { PlaceSummary } from '#common/contract/counter.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { WaitingListState } from '#common/contract/waitingLists.ts';

export const KIOSK_NAME_MAX = 60;

const kioskFields = {
  code: Type.String(),
  name: Type.String(),
  created_by: nullable(Type.String(), 'Null: an account that is gone.'),
  created_at: Instant,
  seen_at: nullable(Instant, 'When it last spoke to the server; null: never.'),
};

/** A device at the door of a place, as its owners see it. */
export const Kiosk = named('Kiosk', kioskFields);
export type Kiosk = Static<typeof Kiosk>;

/** A new device with the secret that opens it, which is in no other response. */
export const NewKiosk = named('NewKiosk', {
  ...kioskFields,
  secret: Type.String({ description: '128 random bits in hex, for `Authorization: Device …`.' }),
});
export type NewKiosk = Static<typeof NewKiosk>;

export const KiosksAnswer = recordsOf('Kiosks', Kiosk);
export type KiosksAnswer = Static<typeof KiosksAnswer>;

export const KioskPayload = named('KioskPayload', {
  name: Type.String({ description: `1 to ${KIOSK_NAME_MAX} characters.` }),
});
export type KioskPayload = Static<typeof KioskPayload>;

/** The screen of a device at the door: its place, and today's lists that it takes numbers from. */
export const KioskView = named('KioskView', {
  organisation: PlaceSummary,
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
});
export type KioskView = Static<typeof KioskView>;

export const getKiosks = endpoint('GET /api/places/{id}/devices', { answer: KiosksAnswer });
export const addKiosk = endpoint('POST /api/places/{id}/devices', {
  body: KioskPayload,
  answer: NewKiosk,
});
export const renameKiosk = endpoint('PATCH /api/places/{id}/devices/{code}', {
  body: KioskPayload,
});
export const revokeKiosk = endpoint('DELETE /api/places/{id}/devices/{code}');
/** As the device; 401 once it was revoked. */
export const getKiosk = endpoint('GET /api/kiosk/{id}', { answer: KioskView, anonymous: true });
