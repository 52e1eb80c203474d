import type { SceneKind } from '#pictures/parts/symbols.ts';
import type { CategoryName } from '#common/categories.ts';
import type { OpeningHours } from '#common/calendar/openingHours.ts';
import type { CounterNoun } from '#common/counterNouns.ts';
import { readOpeningHours } from '#server/operator/placeInput.ts';

const SPLIT = '09:00-14:00,17:30-20:30';
/** Weekly hours of a high-street shop, a pharmacy that is not on duty, and a hairdresser. */
export const SHOP = `Mo,We,Sa 09:00-15:30; Tu,Th,Fr ${SPLIT}`;
export const PHARMACY = `Mo,We 09:00-15:30; Tu,Th,Fr ${SPLIT}`;
export const SALON = `We 09:00-15:30; Tu,Th ${SPLIT}; Fr 09:00-20:30; Sa 09:00-16:00`;

/** The kinds of the sample. The kind `district` only has drawings. */
export type SeedKind = Exclude<SceneKind, 'district'>;

/** Sample data: a kind of place, from which each place takes some sentences, tags and prices. */
export interface Kind {
  category: CategoryName;
  hours: OpeningHours;
  /** Minutes per visit, number of counters, and numbers per day. */
  minutes: number;
  counters: number;
  capacity: number | null;
  counter: CounterNoun;
  level: number | null;
  /** Paragraphs of a description. */
  text: string[];
  tags: string[];
  prices: [title: string, description: string, amount: number][];
}

export const defaults = (
  category: CategoryName,
  hours: string,
  minutes: number,
  counters: number,
  capacity: number,
  counter: CounterNoun,
) => ({ category, hours: readOpeningHours(hours), minutes, counters, capacity, counter });
