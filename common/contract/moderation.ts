import { Type, type Static } from 'typebox';
import { ErrorBody, Instant, named, nullable } from './common.ts';
import { endpoint } from './endpoint.ts';
import { REASON_MAX, WRITTEN_LONGEST } from '#common/forms.ts';

/** Kinds of submission, in the order in which the queue shows them, and messages. */
export const MODERATION_KINDS = [
  'message',
  'listing',
  'change',
  'claim',
  'report',
  'review',
  'comment',
] as const;

/**
 * Parts of the queue: what people submit, their messages and questions, those that are dealt with,
 * and spam, apart from the rest.
 */
export const MODERATION_FOLDERS = ['submissions', 'messages', 'answered', 'spam'] as const;
export type ModerationFolder = (typeof MODERATION_FOLDERS)[number];

const SUBMISSION_DECISIONS = ['approve', 'return'] as const;
export const MESSAGE_DECISIONS = ['answer', 'done', 'spam', 'restore'] as const;
export type MessageDecision = (typeof MESSAGE_DECISIONS)[number];
export const isMessageDecision = (decision: string): decision is MessageDecision =>
  MESSAGE_DECISIONS.some((one) => one === decision);
const AnyDecision = Type.Enum([...SUBMISSION_DECISIONS, ...MESSAGE_DECISIONS]);

/** Something that waits for a moderator. */
export const ModerationItem = named('ModerationItem', {
  kind: Type.Enum(MODERATION_KINDS),
  code: Type.String(),
  created_at: Instant,
  by: nullable(Type.String(), 'The name of its author. Null: somebody without an account.'),
  place: nullable(Type.Object({ slug: Type.String(), title: Type.String() })),
  title: Type.String({ description: 'One line that says what it is.' }),
  text: Type.String({ description: 'What its author wrote, with line breaks.' }),
  facts: Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), {
    description: 'More of it; `name` is a key that the screen translates, such as `phone`.',
  }),
  pictures: Type.Array(Type.String({ description: 'The address of a picture.' })),
  decisions: Type.Array(Type.Enum([...SUBMISSION_DECISIONS, ...MESSAGE_DECISIONS]), {
    description: 'Decisions that can be taken about it now.',
  }),
  version: Type.String({
    description: 'Changes with everything above that its author, or somebody else, can change.',
  }),
});
export type ModerationItem = Static<typeof ModerationItem>;

export const ModerationQueue = named('ModerationQueue', {
  records: Type.Array(ModerationItem, {
    description: 'The oldest first, at most 50; in `answered` and `spam` the latest first.',
  }),
  folder: Type.Enum([...MODERATION_FOLDERS]),
  record_count: Type.Integer({ description: 'How many the folder has in all.' }),
  waiting: Type.Object(
    { submissions: Type.Integer(), messages: Type.Integer() },
    { description: 'How many wait for a decision, by folder.' },
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
        `For the author to read; needed to return (up to ${REASON_MAX} characters) and to answer ` +
        `(up to ${WRITTEN_LONGEST.message.characters}).`,
    }),
  },
  { additionalProperties: false },
);
export type DecisionPayload = Static<typeof DecisionPayload>;

/** 404 for everybody but moderators. */
export const getModerationQueue = endpoint('GET /api/moderation', {
  query: Type.Object({
    folder: Type.Optional(Type.Enum([...MODERATION_FOLDERS], { default: 'submissions' })),
  }),
  answer: ModerationQueue,
});
/** A 409. */
export const DecisionRefusal = Type.Intersect(
  [ErrorBody, Type.Object({ item: Type.Optional(ModerationItem) })],
  { title: 'DecisionRefusal' },
);

/** 409 when it was decided before, or is not what the moderator saw. */
export const decide = endpoint('POST /api/moderation/{kind}/{code}', { body: DecisionPayload });
