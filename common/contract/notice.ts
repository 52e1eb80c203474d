import { Type, type Static } from 'typebox';
import { CalendarDate, named, nullable, nullish } from './common.ts';

/** Characters of a notice, as people count them. */
export const NOTICE_MAX = 200;

const noticeFields = {
  text: Type.String({ description: `1 to ${NOTICE_MAX} characters.` }),
  text_en: nullable(Type.String(), 'For readers of English. Null: they read `text`.'),
  until: CalendarDate,
};

/** A sentence of a place for its visitors, such as "lift out of order", until the end of a day. */
export const PlaceNotice = named('PlaceNotice', noticeFields);
export type PlaceNotice = Static<typeof PlaceNotice>;

/** The notice in a response about a place; absent on older servers. */
export const noticeField = {
  notice: nullish(PlaceNotice, 'What the place tells its visitors now. Null: nothing.'),
};
