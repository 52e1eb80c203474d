import { Type, type Static } from 'typebox';
import { Instant, named, recordsOf } from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { FormGuard } from './guard.ts';

export const Comment = named('Comment', {
  code: Type.String(),
  name: Type.String(),
  text: Type.String({ description: 'Plain text with line breaks.' }),
  created_at: Instant,
});
export type Comment = Static<typeof Comment>;

export const getComments = endpoint('GET /api/blog/{post}/comments', {
  response: recordsOf('CommentList', Comment),
});
export const addComment = endpoint('POST /api/blog/{post}/comments', {
  body: named('CommentPayload', {
    name: Type.String(),
    email: Type.String({ description: 'Never published.' }),
    message: Type.String({ description: 'Plain text with line breaks.' }),
    guard: FormGuard,
  }),
});
