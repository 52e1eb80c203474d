import type { CategoryName } from './categories.ts';

/**
 * Nouns for counters without a name of their own. A number follows: «Θυρίδα 2». The database stores
 * the Greek noun. `place` fits a place of unknown kind.
 */
export const GREEK_COUNTER_NOUNS = {
  place: 'Θέση',
  window: 'Θυρίδα',
  till: 'Ταμείο',
  desk: 'Γραφείο',
  surgery: 'Ιατρείο',
  examination: 'Εξεταστήριο',
  table: 'Τραπέζι',
  reception: 'Υποδοχή',
  chair: 'Καρέκλα',
  bay: 'Γραμμή',
  ticketOffice: 'Εκδοτήριο',
  entrance: 'Είσοδος',
};

export type CounterNoun = keyof typeof GREEK_COUNTER_NOUNS;

/** A constant of its own, because a browser loads one language. */
export const ENGLISH_COUNTER_NOUNS: Record<CounterNoun, string> = {
  place: 'Counter',
  window: 'Counter',
  till: 'Counter',
  desk: 'Desk',
  surgery: 'Room',
  examination: 'Room',
  table: 'Table',
  reception: 'Reception',
  chair: 'Chair',
  bay: 'Bay',
  ticketOffice: 'Ticket window',
  entrance: 'Entrance',
};

/** The noun for a new place of a category. Categories with several kinds of places have none. */
const OF_CATEGORY: Partial<Record<CategoryName, CounterNoun>> = {
  shops: 'till',
  hotels: 'reception',
  restaurants: 'table',
  fitness: 'entrance',
  salons: 'chair',
};

/** The stored noun for the counters of a new place. */
export const counterNounFor = (category: string): string =>
  GREEK_COUNTER_NOUNS[OF_CATEGORY[category as CategoryName] ?? 'place'];
