import { Type, type Static } from 'typebox';
import { named, recordsOf } from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';

/** The typical wait at a place in one hour of a weekday. */
export const QuietHour = named('QuietHour', {
  weekday: Type.Integer({ minimum: 1, maximum: 7, description: '1 = Monday … 7 = Sunday.' }),
  hour: Type.Integer({ minimum: 0, maximum: 23, description: 'In Athens.' }),
  minutes: Type.Integer({
    minimum: 0,
    description: 'The median time to the call for a number taken at half past.',
  }),
  visits: Type.Integer({ minimum: 1, description: 'Number of calls in that hour.' }),
});
export type QuietHour = Static<typeof QuietHour>;

/** The hours with enough finished visits. */
export const QuietHours = recordsOf('QuietHours', QuietHour);
export type QuietHours = Static<typeof QuietHours>;

export const getQuietHours = endpoint('GET /api/organisations/{id}/quiet_hours', {
  response: QuietHours,
});
