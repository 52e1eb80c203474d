import { Type, type Static } from 'typebox';
import { ErrorBody, Instant, named, nullable } from './common.ts';
import { endpoint } from './endpoint.ts';
import { REASON_MAX, WRITTEN_LONGEST } from '#common/forms.ts';

/** Kinds of submission in queue order, and messages. */
export const MODERATION_KINDS = [
  'message',
  'listing',
  'change',
  'claim',
  'report',
  'review',
  'comment',
] as const;

/** Folders of the queue: submissions, messages and questions, answered ones, and spam. */
export const MODERATION_FOLDERS = ['submissions', 'messages', 'answered', 'spam'] as const;
export type ModerationFolder = (typeof MODERATION_FOLDERS)[number];

const SUBMISSION_DECISIONS = ['approve', 'return'] as const;
export const MESSAGE_DECISIONS = ['answer', 'done', 'spam', 'restore'] as const;
export type MessageDecision = (typeof MESSAGE_DECISIONS)[number];
export const isMessageDecision = (decision: string): decision is MessageDecision =>
  MESSAGE_DECISIONS.some((one) => one === decision);
const AnyDecision = Type.Enum([...SUBMISSION_DECISIONS, ...MESSAGE_DECISIONS]);

/** An item that waits for a moderator. */
export const ModerationItem = named('ModerationItem', {
  kind: Type.Enum(MODERATION_KINDS),
  code: Type.String(),
  created_at: Instant,
  by: nullable(Type.String(), 'The name of its author; null without an account.'),
  place: nullable(Type.Object({ slug: Type.String(), title: Type.String() })),
  title: Type.String({ description: 'A one-line summary.' }),
  text: Type.String({ description: 'The text by its author, with line breaks.' }),
  facts: Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), {
    description: 'Further fields; `name` is a translation key of the screen, such as `phone`.',
  }),
  pictures: Type.Array(Type.String({ description: 'The address of a picture.' })),
  decisions: Type.Array(AnyDecision, {
    description: 'Decisions that are possible now.',
  }),
  version: Type.String({
    description: 'Changes with every field above that the author or others can change.',
  }),
});
export type ModerationItem = Static<typeof ModerationItem>;

/** How long a held decision can be undone. */
export const HOLD_SECONDS = 60;

/** A decision that is not applied yet. */
export const HeldDecision = named('HeldDecision', {
  kind: Type.Enum(MODERATION_KINDS),
  code: Type.String(),
  title: Type.String({ description: 'The title of the item.' }),
  decision: AnyDecision,
  due_at: Type.String({
    format: 'date-time',
    description: 'The decision is applied then. The author gets no e-mail before.',
  }),
});
export type HeldDecision = Static<typeof HeldDecision>;

export const ModerationQueue = named('ModerationQueue', {
  records: Type.Array(ModerationItem, {
    description: 'Oldest first, at most 50; latest first in `answered` and `spam`.',
  }),
  folder: Type.Enum([...MODERATION_FOLDERS]),
  record_count: Type.Integer({ description: 'Total items in the folder.' }),
  waiting: Type.Object(
    { submissions: Type.Integer(), messages: Type.Integer() },
    { description: 'Items that wait for a decision, by folder.' },
  ),
  held: Type.Optional(
    Type.Array(HeldDecision, {
      description: 'Decisions of the caller that can still be undone, latest first.',
    }),
  ),
});
export type ModerationQueue = Static<typeof ModerationQueue>;

export const DecisionPayload = named(
  'DecisionPayload',
  {
    decision: AnyDecision,
    version: Type.String({
      pattern: '^[\\w-]{43}$',
      description: 'The `version` of the item that the moderator saw.',
    }),
    reason: Type.String({
      description:
        `For the author; required to return (up to ${REASON_MAX} characters) and to answer ` +
        `(up to ${WRITTEN_LONGEST.message.characters}).`,
    }),
    hold: Type.Optional(
      Type.Boolean({
        description:
          `Apply the decision after ${HOLD_SECONDS} seconds, so that it can be undone. ` +
          'Without it, the decision applies at once.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type DecisionPayload = Static<typeof DecisionPayload>;

/** 404 for everybody but moderators. */
export const getModerationQueue = endpoint('GET /api/moderation', {
  query: Type.Object({
    folder: Type.Optional(Type.Enum([...MODERATION_FOLDERS], { default: 'submissions' })),
  }),
  response: ModerationQueue,
});
/** The body of a 409. */
export const DecisionRefusal = Type.Intersect(
  [ErrorBody, Type.Object({ item: Type.Optional(ModerationItem) })],
  { title: 'DecisionRefusal' },
);

/** 409 if it was already decided, or changed since the moderator saw it. */
export const decide = endpoint('POST /api/moderation/{kind}/{code}', { body: DecisionPayload });

/** 409 if the decision is applied already, or another moderator's. */
export const undoDecision = endpoint('DELETE /api/moderation/{kind}/{code}/decision');
