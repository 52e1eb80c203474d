import { Type, type Static } from 'typebox';
import { named, nullable } from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { PlaceNotice } from '#common/contract/notice.ts';

/** Days ahead that a notice may last. */
export const NOTICE_DAYS_MAX = 366;

export const NoticePayload = named('NoticePayload', {
  ...PlaceNotice.properties,
  until: Type.String({ description: `From today to ${NOTICE_DAYS_MAX} days from now.` }),
});
export type NoticePayload = Static<typeof NoticePayload>;

const SavedNotice = named('SavedNotice', { notice: nullable(PlaceNotice) });

/** 404 for everybody but owners. 422 names the invalid fields. */
export const saveNotice = endpoint('PUT /api/places/{id}/notice', {
  body: NoticePayload,
  response: SavedNotice,
});
/** A repeat returns the same. */
export const removeNotice = endpoint('DELETE /api/places/{id}/notice', { response: SavedNotice });
