import { Type, type Static } from 'typebox';
import { MESSAGE_TOPICS, REPORT_REASONS } from '#common/forms.ts';
import { Instant, page } from '#common/contract/common.ts';
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

/** A message to the site's operators, as moderators read it. */
export const ReceivedMessage = Type.Object(
  {
    code: Type.String(),
    about: Type.Enum([...MESSAGE_TOPICS]),
    author: Type.Union([Type.String(), Type.Null()], {
      description: 'The sample profile that it was written to.',
    }),
    name: Type.String(),
    email: Type.String(),
    text: Type.String({ description: 'Plain text with line breaks.' }),
    created_at: Instant,
  },
  { title: 'ReceivedMessage' },
);
export type ReceivedMessage = Static<typeof ReceivedMessage>;

/** The latest first. */
export const ReceivedMessages = page(ReceivedMessage, 'ReceivedMessages');

export const ReceivedQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
});

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
