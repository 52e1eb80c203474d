import type { DecisionPayload, ModerationItem as Contract } from '#common/contract/moderation.ts';
import { bag, count, oneOf, picture, records, text } from '#src/lib/read.ts';
import { toPage } from '#src/api/pages.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import type { Wire } from '#src/api/transport/wire.ts';

export type { DecisionPayload };

const kinds = ['listing', 'claim', 'report', 'review', 'comment'] as const;

/** Something that waits for a moderator. */
export interface ModerationItem {
  kind: (typeof kinds)[number];
  code: string;
  createdAt: string;
  /** Null: somebody without an account. */
  by: string | null;
  place: { slug: string; title: string } | null;
  title: string;
  text: string;
  facts: { name: string; value: string }[];
  pictures: string[];
}

/** What waits, and how much in all. */
export interface ModerationQueue {
  items: ModerationItem[];
  count: number;
}

export const moderationKeys = { queue: (epoch: number) => ['moderation', epoch] as const };

const toItem = (raw: unknown): ModerationItem | null => {
  const wire: Wire<Contract> = bag(raw);
  const kind = oneOf(kinds, wire.kind);
  const code = text(wire.code);
  if (!kind || !code) return null;
  const place = bag(wire.place);
  const slug = text(place.slug);
  return {
    kind,
    code,
    createdAt: text(wire.created_at) ?? '',
    by: text(wire.by),
    place: slug ? { slug, title: text(place.title) ?? slug } : null,
    title: text(wire.title) ?? '',
    text: text(wire.text) ?? '',
    facts: records(wire.facts).map((one) => {
      const { name, value } = bag(one);
      return { name: text(name) ?? '', value: text(value) ?? '' };
    }),
    pictures: records(wire.pictures).flatMap((one) => picture(one) ?? []),
  };
};

/** `GET /api/moderation`. @throws ApiError `not_found` for everybody but moderators */
export const fetchQueue = async (): Promise<ModerationQueue> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>('/api/moderation');
  const { records: items } = toPage(data, toItem);
  return { items, count: count(bag(data).record_count) ?? items.length };
};

/** `POST /api/moderation/{kind}/{code}`. @throws ApiError `conflict` when it was decided before */
export const decide = async (
  { kind, code }: Pick<ModerationItem, 'kind' | 'code'>,
  payload: DecisionPayload,
): Promise<void> => {
  const client = await loadClient();
  await client.post(`/api/moderation/${kind}/${encodeURIComponent(code)}`, payload);
};
