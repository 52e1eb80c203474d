import type { Comment as Contract, CommentPayload } from '#common/contract/forms/comments.ts';
import { toPage } from '#src/api/pages.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import type { Wire } from '#src/api/transport/wire.ts';
import { bag, text } from '#src/lib/read.ts';

/** What a reader said below a post, approved by a moderator. */
export interface Comment {
  code: string;
  name: string;
  text: string;
  /** `YYYY-MM-DD` */
  date: string;
}

export const commentKeys = { of: (post: string) => ['comments', post] as const };

const pathOf = (post: string): string => `/api/blog/${encodeURIComponent(post)}/comments`;

const toComment = (raw: unknown): Comment | null => {
  const wire: Wire<Contract> = bag(raw);
  const [code, name, words] = [text(wire.code), text(wire.name), text(wire.text)];
  if (!code || !name || !words) return null;
  return { code, name, text: words, date: (text(wire.created_at) ?? '').slice(0, 10) };
};

/** `GET /api/blog/{post}/comments`. @throws ApiError */
export const fetchComments = async (post: string): Promise<Comment[]> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>(pathOf(post));
  return toPage(data, toComment).records;
};

/** `POST /api/blog/{post}/comments`. @param press see `usePress` @throws ApiError with `fields` */
export const sendComment = async (
  { post, ...comment }: CommentPayload & { post: string },
  press: string,
): Promise<void> => {
  const client = await loadClient();
  await client.post(pathOf(post), comment, { headers: { 'Idempotency-Key': press } });
};
