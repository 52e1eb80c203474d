import type { CategoryName } from '#common/categories.ts';
import type { AMENITIES } from '#common/listing.ts';
import type { EnglishNames } from '#server/repositories/organisations/english.ts';
import type { SceneKind } from '#pictures/base/kinds.ts';

/** A category key: one of the eight icon names of the contract. */
export type SeedCategoryKey = CategoryName;

export type SeedAmenity = (typeof AMENITIES)[number];

/** The state of an organisation's lists: ordinary, or one of the deliberate special cases. */
export type SeedListPattern = 'normal' | 'full' | 'closed' | 'empty' | 'very_long' | 'none';

/** A stretch of opening time in local time; `24:00` closes at midnight. */
export interface SeedInterval {
  from: string;
  to: string;
}

/** A weekday, 1 = Monday … 7 = Sunday; no interval when closed, two on a split day. */
export interface SeedOpeningDay {
  weekday: number;
  intervals: SeedInterval[];
}

/** A line of a price list; the amount is in euros. */
export interface SeedPrice {
  title: string;
  description: string;
  amount: number;
}

/** A sample organisation. All of them are invented. */
export interface SeedOrganisation {
  /** Latin, unique. */
  slug: string;
  title: string;
  kind: SceneKind;
  category: SeedCategoryKey;
  city: string;
  district: string;
  /** Street, number, postcode and district in one line. */
  address: string;
  english: EnglishNames;
  latitude: number;
  longitude: number;
  phone: string | null;
  email: string | null;
  website: string | null;
  /** Paragraphs separated by a blank line. */
  description: string;
  tags: string[];
  amenities: SeedAmenity[];
  price_level: number | null;
  prices: SeedPrice[];
  /** All seven weekdays, in order. */
  opening_hours: SeedOpeningDay[];
  /** Minutes per person at a counter. */
  average_minutes: number;
  counters: number;
  /** Tickets per day, `null` for no limit. */
  daily_capacity: number | null;
  verified: boolean;
  /** A key of `seedPeople`. */
  author: string;
  /** Gallery images, 0–5; image n is drawn as variant n of its kind. */
  pictures: number;
  listPattern: SeedListPattern;
  created_days_ago: number;
  views: number;
}

export interface SeedCategory {
  title: string;
  english_title: string;
  icon_name: SeedCategoryKey;
}

/** A sample person who publishes organisations. */
export interface SeedPerson {
  first_name: string;
  last_name: string;
  city: string;
  bio: string;
}

/** A sample review, dated relative to today. */
export interface SeedReview {
  author_name: string;
  rating: number;
  text: string;
  days_ago: number;
  reply: { text: string; days_ago: number } | null;
}
