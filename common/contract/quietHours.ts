import { Type, type Static } from 'typebox';
import { named, recordsOf } from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';

/** How long people typically wait at a place in one hour of a weekday. */
export const QuietHour = named('QuietHour', {
  weekday: Type.Integer({ minimum: 1, maximum: 7, description: '1 = Monday … 7 = Sunday.' }),
  hour: Type.Integer({ minimum: 0, maximum: 23, description: 'In Athens.' }),
  minutes: Type.Integer({
    minimum: 0,
    description: 'The median until the call of whoever took a number at half past.',
  }),
  visits: Type.Integer({ minimum: 1, description: 'How many were called in that hour.' }),
});
export type QuietHour = Static<typeof QuietHour>;

/** The hours that finished visits tell about; the others are left out. */
export const QuietHours = recordsOf('QuietHours', QuietHour);
export type QuietHours = Static<typeof QuietHours>;

export const getQuietHours = endpoint('GET /api/organisations/{id}/quiet_hours', {
  answer: QuietHours,
});
