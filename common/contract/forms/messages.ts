import { Type } from 'typebox';
import { MESSAGE_TOPICS, REPORT_REASONS } from '#common/forms.ts';
import { named } from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { FormGuard } from './guard.ts';

export const sendMessage = endpoint('POST /api/messages', {
  body: named('MessagePayload', {
    about: Type.Enum([...MESSAGE_TOPICS]),
    author: Type.Optional(
      Type.String({
        pattern: '^[a-z0-9_-]{1,60}$',
        description: 'With `author`: the recipient, by the id in the address of the profile.',
      }),
    ),
    name: Type.String(),
    email: Type.String(),
    message: Type.String({ description: 'Plain text with line breaks.' }),
    guard: FormGuard,
  }),
});
export const reportPlace = endpoint('POST /api/organisations/{id}/reports', {
  body: named('ReportPayload', {
    reason: Type.Enum([...REPORT_REASONS]),
    message: Type.String({ description: 'Plain text with line breaks.' }),
    guard: FormGuard,
  }),
});
