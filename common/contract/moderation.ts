import { Type, type Static } from 'typebox';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { REASON_MAX } from '#common/forms.ts';

/** Kinds of submission, in the order in which the queue shows them. */
export const MODERATION_KINDS = [
  'listing',
  'change',
  'claim',
  'report',
  'review',
  'comment',
] as const;

/** Something that waits for a moderator. */
export const ModerationItem = Type.Object(
  {
    kind: Type.Enum(MODERATION_KINDS),
    code: Type.String(),
    created_at: Instant,
    by: Type.Union([Type.String(), Type.Null()], {
      description: 'The name of its author. Null: somebody without an account.',
    }),
    place: Type.Union([Type.Object({ slug: Type.String(), title: Type.String() }), Type.Null()]),
    title: Type.String({ description: 'One line that says what it is.' }),
    text: Type.String({ description: 'What its author wrote, with line breaks.' }),
    facts: Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), {
      description: 'More of it; `name` is a key that the screen translates, such as `phone`.',
    }),
    pictures: Type.Array(Type.String({ description: 'The address of a picture.' })),
  },
  { title: 'ModerationItem' },
);
export type ModerationItem = Static<typeof ModerationItem>;

export const ModerationQueue = Type.Object(
  {
    records: Type.Array(ModerationItem, { description: 'The oldest first, at most 50.' }),
    record_count: Type.Integer({ description: 'How many wait in all.' }),
  },
  { title: 'ModerationQueue' },
);
export type ModerationQueue = Static<typeof ModerationQueue>;

export const DecisionPayload = Type.Object(
  {
    decision: Type.Union([Type.Literal('approve'), Type.Literal('return')]),
    reason: Type.String({
      description: `Up to ${REASON_MAX} characters, for the author to read; needed to return.`,
    }),
  },
  { additionalProperties: false, title: 'DecisionPayload' },
);
export type DecisionPayload = Static<typeof DecisionPayload>;

/** 404 for everybody but moderators. */
export const getModerationQueue = endpoint('GET /api/moderation', { answer: ModerationQueue });
/** 409 when it was decided before. */
export const decide = endpoint('POST /api/moderation/{kind}/{code}', { body: DecisionPayload });
