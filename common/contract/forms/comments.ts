import { Type, type Static } from 'typebox';
import { Instant } from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { FormGuard } from './guard.ts';

export const CommentPayload = Type.Object(
  {
    name: Type.String(),
    email: Type.String({ description: 'Never published.' }),
    message: Type.String({ description: 'Plain text with line breaks.' }),
    guard: FormGuard,
  },
  { title: 'CommentPayload' },
);
export type CommentPayload = Static<typeof CommentPayload>;

export const Comment = Type.Object(
  {
    code: Type.String(),
    name: Type.String(),
    text: Type.String({ description: 'Plain text with line breaks.' }),
    created_at: Instant,
  },
  { title: 'Comment' },
);
export type Comment = Static<typeof Comment>;

/** Approved comments, oldest first. */
export const CommentList = Type.Object({ records: Type.Array(Comment) }, { title: 'CommentList' });

export const getComments = endpoint('GET /api/blog/{post}/comments', { answer: CommentList });
export const addComment = endpoint('POST /api/blog/{post}/comments', { body: CommentPayload });
