import type { Language } from './languages.ts';

/** The eight kinds of the directory, by their names in the contract. */
export const CATEGORY_NAMES = [
  'shops',
  'hotels',
  'restaurants',
  'fitness',
  'travel',
  'salons',
  'event',
  'business',
] as const;
export type CategoryName = (typeof CATEGORY_NAMES)[number];

/**
 * The display names of the categories, shared by footer, search and directory. The English ones are
 * those of the hero search in section 2 of the specification.
 */
export const CATEGORY_TITLES: Record<Language, Record<CategoryName, string>> = {
  el: {
    shops: 'Καταστήματα',
    hotels: 'Διαμονή',
    restaurants: 'Εστίαση',
    fitness: 'Άθληση',
    travel: 'Μετακίνηση',
    salons: 'Ομορφιά',
    event: 'Πολιτισμός',
    business: 'Υπηρεσίες',
  },
  en: {
    shops: 'Shops',
    hotels: 'Hotels',
    restaurants: 'Food and restaurants',
    fitness: 'Fitness',
    travel: 'Travel',
    salons: 'Salons',
    event: 'Events',
    business: 'Business',
  },
};
