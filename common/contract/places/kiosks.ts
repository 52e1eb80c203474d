import { Type, type Static } from 'typebox';
import { Instant, count, named, nullable, nullish, recordsOf } from '#common/contract/common.ts';
import { PlaceSummary } from '#common/contract/counter.ts';
import { DoorMode } from '#common/contract/door.ts';
import { PresenceMode } from '#common/contract/presence.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { PublicService } from '#common/contract/services.ts';
import { noticeField } from '#common/contract/notice.ts';
import { Estimate } from '#common/contract/tickets.ts';
import { WaitingListState } from '#common/contract/waitingLists.ts';

export const KIOSK_NAME_MAX = 60;

const kioskFields = {
  code: Type.String(),
  name: Type.String(),
  created_by: nullable(Type.String(), 'Null if the account was deleted.'),
  created_at: Instant,
  seen_at: nullable(Instant, 'When the device last sent a request; null: never.'),
};

/** A kiosk of a place, as its owners see it. */
export const Kiosk = named('Kiosk', kioskFields);
export type Kiosk = Static<typeof Kiosk>;

/** A new kiosk with its secret, which is in no other response. */
export const NewKiosk = named('NewKiosk', {
  ...kioskFields,
  secret: Type.String({ description: '128 random bits in hex, for `Authorization: Device …`.' }),
});
export type NewKiosk = Static<typeof NewKiosk>;

export const KiosksResponse = recordsOf('Kiosks', Kiosk);
export type KiosksResponse = Static<typeof KiosksResponse>;

export const KioskPayload = named('KioskPayload', {
  name: Type.String({ description: `1 to ${KIOSK_NAME_MAX} characters.` }),
});
export type KioskPayload = Static<typeof KioskPayload>;

/** The screen of a kiosk: its place, and today's lists for which it issues numbers. */
export const KioskView = named('KioskView', {
  organisation: PlaceSummary,
  device: Type.Object({ name: Type.String() }),
  presence: Type.Optional(PresenceMode),
  ...noticeField,
  door: nullish(
    Type.Object({
      mode: DoorMode,
      code: nullable(Type.String(), 'For the address of the join page; null: it needs none.'),
      digits: nullable(Type.String(), 'The same to type.'),
      until: nullable(Instant, 'When another code replaces it.'),
    }),
    'What people scan to take a number on their phone. Null if the owner has not switched it on.',
  ),
  waiting_lists: Type.Array(
    Type.Object({
      code: Type.String(),
      service: Type.String(),
      service_en: nullish(Type.String(), 'Its English name, if it has one.'),
      state: WaitingListState,
      waiting: count(),
      message: nullable(Type.String(), 'The notice of the place for people who wait.'),
      details: nullish(PublicService, 'Null if the place has only one service.'),
      next_label: Type.Optional(
        Type.String({ description: 'Letter and number of the next ticket.' }),
      ),
      estimate: nullish(Estimate, 'For a number taken now; null: unknown.'),
    }),
  ),
});
export type KioskView = Static<typeof KioskView>;

export const getKiosks = endpoint('GET /api/places/{id}/devices', { response: KiosksResponse });
export const addKiosk = endpoint('POST /api/places/{id}/devices', {
  body: KioskPayload,
  response: NewKiosk,
});
export const renameKiosk = endpoint('PATCH /api/places/{id}/devices/{code}', {
  body: KioskPayload,
});
export const revokeKiosk = endpoint('DELETE /api/places/{id}/devices/{code}');
const HerePayload = named('HerePayload', {
  label: Type.String({ maxLength: 20, description: 'Letter and number, e.g. «Β12».' }),
});
/** Records at a kiosk that the holder of a number is here. 404 unless the number waits today. */
export const arriveAtKiosk = endpoint('POST /api/kiosk/{id}/here', {
  body: HerePayload,
  response: named('Arrived', { label: Type.String() }),
  anonymous: true,
});
/** Authenticated as the kiosk; 401 once it was revoked. */
export const getKiosk = endpoint('GET /api/kiosk/{id}', { response: KioskView, anonymous: true });
