import type { Followers, Follows } from '#common/contract/forms/follows.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import type { Wire } from '#src/api/transport/wire.ts';
import { bag, count, records, text } from '#src/lib/read.ts';

export const followKeys = {
  own: (epoch: number) => ['follows', epoch] as const,
  counts: (authors: string) => ['followers', authors] as const,
};

/** `GET /api/user/follows`: the ids of the authors. @throws ApiError */
export const fetchFollows = async (): Promise<string[]> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>('/api/user/follows');
  return records(data).flatMap((raw) => {
    const wire: Wire<Follows['records'][number]> = bag(raw);
    return text(wire.author) ?? [];
  });
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
