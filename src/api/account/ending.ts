import type { Ending as Contract, EndingAnswer } from '#common/contract/account/account.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import type { Wire } from '#src/api/transport/wire.ts';
import { bag, count, text } from '#src/lib/read.ts';

/** What deleting the account would do. */
export interface Ending {
  /** For so many days one can change one's mind. */
  days: number;
  /** Numbers that are given back. */
  openTickets: number;
  /** Places that have to be handed over first. */
  places: { slug: string; title: string }[];
}

export const endingKeys = { own: (epoch: number) => ['ending', epoch] as const };

/** `GET /api/user/deletion`. @throws ApiError */
export const fetchEnding = async (): Promise<Ending> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>('/api/user/deletion');
  const wire: Wire<Contract> = bag(data);
  return {
    days: count(wire.days) ?? 0,
    openTickets: count(wire.open_tickets) ?? 0,
    places: (Array.isArray(wire.places) ? wire.places : []).flatMap((raw) => {
      const { slug, title } = bag(raw);
      const known = text(slug);
      return known ? [{ slug: known, title: text(title) ?? known }] : [];
    }),
  };
};

/** `POST /api/user/deletion`. @returns when the account will be gone. @throws ApiError with `fields` */
export const endAccount = async (password: string): Promise<string | null> => {
  const client = await loadClient();
  const { data } = await client.post<unknown>('/api/user/deletion', { password });
  const wire: Wire<EndingAnswer> = bag(data);
  return text(wire.delete_at);
};

/** `DELETE /api/user/deletion`: keeps the account after all. @throws ApiError */
export const keepAccount = async (): Promise<void> => {
  const client = await loadClient();
  await client.delete('/api/user/deletion');
};

/** The forms in which one gets one's own data. */
export const DATA_FORMATS = ['json', 'csv'] as const;
export type DataFormat = (typeof DATA_FORMATS)[number];

/** `GET /api/user/data`: everything that is stored about the person, as a file. @throws ApiError */
export const fetchOwnData = async (format: DataFormat): Promise<Blob> => {
  const client = await loadClient();
  if (format === 'json') {
    const { data } = await client.get<unknown>('/api/user/data');
    return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  }
  const { data } = await client.get<Blob>('/api/user/data', {
    params: { table: 'all' },
    headers: { accept: 'text/csv' },
    responseType: 'blob',
  });
  return data;
};
