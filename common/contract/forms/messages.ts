import { Type, type Static } from 'typebox';
import { MESSAGE_TOPICS, REPORT_REASONS } from '#common/forms.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { FormGuard } from './guard.ts';

/** Lengths and addresses are checked by field, so that the form can say what is wrong where. */
export const MessagePayload = Type.Object(
  {
    about: Type.Enum([...MESSAGE_TOPICS]),
    author: Type.Optional(
      Type.String({
        pattern: '^[a-z0-9_-]{1,60}$',
        description: 'With `author`: whom it is for, by the id in the address of the profile.',
      }),
    ),
    name: Type.String(),
    email: Type.String(),
    message: Type.String({ description: 'Plain text with line breaks.' }),
    guard: FormGuard,
  },
  { title: 'MessagePayload' },
);
export type MessagePayload = Static<typeof MessagePayload>;

export const ReportPayload = Type.Object(
  {
    reason: Type.Enum([...REPORT_REASONS]),
    message: Type.String({ description: 'Plain text with line breaks.' }),
    guard: FormGuard,
  },
  { title: 'ReportPayload' },
);
export type ReportPayload = Static<typeof ReportPayload>;

export const sendMessage = endpoint('POST /api/messages', { body: MessagePayload });
export const reportPlace = endpoint('POST /api/organisations/{id}/reports', {
  body: ReportPayload,
});
