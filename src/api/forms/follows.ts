import type { Followers, Follows } from '#common/contract/forms/follows.ts';
import { toPage } from '#src/api/pages.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import type { Wire } from '#src/api/transport/wire.ts';
import { bag, count, picture, records, text } from '#src/lib/read.ts';

export const followKeys = {
  own: (epoch: number) => ['follows', epoch] as const,
  counts: (authors: string) => ['followers', authors] as const,
};

/** Somebody who is followed. */
export interface Followed {
  author: string;
  /** Null where the server knows none: a sample author, or a profile that is not public. */
  name: string | null;
  image: string | null;
}

/** `GET /api/user/follows`: the authors, the latest first. @throws ApiError */
export const fetchFollows = async (): Promise<Followed[]> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>('/api/user/follows');
  return toPage(data, (raw): Followed | null => {
    const wire: Wire<Follows['records'][number]> = bag(raw);
    const author = text(wire.author);
    return author ? { author, name: text(wire.name), image: picture(wire.main_image) } : null;
  }).records;
};

/** `PUT` or `DELETE /api/user/follows/{author}`. @throws ApiError */
export const setFollow = async (author: string, follows: boolean): Promise<void> => {
  const client = await loadClient();
  const path = `/api/user/follows/${encodeURIComponent(author)}`;
  await (follows ? client.put(path) : client.delete(path));
};

/** `GET /api/followers`: how many follow each author, by id. @param authors ids with commas @throws ApiError */
export const fetchFollowers = async (authors: string): Promise<Record<string, number>> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>('/api/followers', { params: { authors } });
  return Object.fromEntries(
    records(data).flatMap((raw) => {
      const wire: Wire<Followers['records'][number]> = bag(raw);
      const [author, many] = [text(wire.author), count(wire.count)];
      return author && many !== null ? [[author, many]] : [];
    }),
  );
};
