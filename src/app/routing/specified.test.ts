import { describe, expect, it } from 'vitest';
import { CATEGORY_NAMES } from '#common/categories.ts';
import { en } from '#src/i18n/en/index.ts';
import { homesTexts } from '#src/i18n/homesTexts.ts';
import { sorts } from '#src/lib/listings.ts';
import { AMENITIES as amenities } from '#common/listing.ts';
import { sampleAuthors } from '#src/content/authors.ts';
import { aboutCounters, homeCounters } from '#src/content/home/counters.ts';
import { countryCodes } from '#src/content/countries.ts';
import { faq, faqTopics } from '#src/content/faq.ts';
import { heroCategories, rotatingWords } from '#src/content/home/heroCategories.ts';
import { homeTiles, popularTags, searchTabs } from '#src/content/home/homeTiles.ts';
import { sampleOffice } from '#src/content/office.ts';
import { planFeatures, plans } from '#src/content/plans.ts';
import { sampleTeam } from '#src/content/team.ts';

const named = <Key extends string>(keys: readonly Key[], texts: Record<Key, string>): string[] =>
  keys.map((key) => texts[key]);

describe('the lists that sections 2, 3 and 9 of the specification fix', () => {
  it('hero categories: two that choose nothing, then nine', () => {
    expect(named(heroCategories, en.forms.categories)).toEqual([
      'Select a category',
      'All Category',
      'Shops',
      'Hotels',
      'Foods & Restaurants',
      'Fitness',
      'Travel',
      'Salons',
      'Event',
      'Business',
      'Jobs',
    ]);
  });

  it('rotating hero words', () => {
    expect(named(rotatingWords, en.pages.home.rotating)).toEqual([
      'hotels',
      'restaurants',
      'shops',
      'salons',
      'apartments',
      'travels',
      'business',
      'fitness',
    ]);
  });

  it('eight categories, twelve tiles, twenty countries', () => {
    expect(CATEGORY_NAMES).toEqual([
      'shops',
      'hotels',
      'restaurants',
      'fitness',
      'travel',
      'salons',
      'event',
      'business',
    ]);
    expect(new Set(homeTiles).size).toBe(12);
    expect(homeTiles).toHaveLength(12);
    expect(new Set(countryCodes).size).toBe(20);
    expect(countryCodes).toHaveLength(20);
  });

  it('home 3’s tabs and home 5’s popular tags', () => {
    expect(named(searchTabs, homesTexts.en.homes.tabs)).toEqual([
      'Places',
      'Events',
      'Jobs',
      'Real Estate',
    ]);
    expect(named(popularTags, homesTexts.en.homes.five.tags)).toEqual([
      'Travel',
      'Food',
      'Business',
      'Salon',
      'Cleaning',
    ]);
  });

  it('nine orders, before our own', () => {
    expect(named(sorts.slice(0, 9), en.forms.sort)).toEqual([
      'Default',
      'High Rated',
      'Most Reviewed',
      'Popular',
      'Newest',
      'Older',
      'Price: low to high',
      'Price: high to low',
      'Random',
    ]);
  });

  it('thirteen amenities', () => {
    expect(named(amenities, en.details.amenities)).toEqual([
      'Security cameras',
      'Elevator',
      'Wireless internet',
      'Wheelchair accessible',
      'Laundry room',
      'Alarm system',
      'Smoking allowed',
      'Free street parking',
      'Friendly workspace',
      'Electricity',
      'Attached garage',
      'Bike parking',
      'Telephone',
    ]);
  });

  it('eight topics, a question for each', () => {
    expect(named(faqTopics, en.help.faq.topics)).toEqual([
      'Getting started',
      'Pricing plans',
      'Sales question',
      'Usage guides',
      'Information',
      'Transactions',
      'Card',
      'Account',
    ]);
    expect(faq.map(({ id }) => id)).toEqual(faqTopics);
  });

  it('three plans a month in dollars, the middle one recommended', () => {
    expect(plans.map(({ name, price }) => [name.en, price])).toEqual([
      ['Basic', 49],
      ['Advanced', 99],
      ['Enterprise', 149],
    ]);
    expect(plans.filter(({ recommended }) => recommended).map(({ id }) => id)).toEqual([
      'advanced',
    ]);
  });

  it('eight features: Basic lacks the last four, Advanced the last two', () => {
    expect(planFeatures.map(({ label }) => label.en)).toEqual([
      'One listing',
      '90 days availability',
      'Non-featured',
      'Limited support',
      'Average price range',
      'Business hours',
      'Lifetime availability',
      'Featured in search results',
    ]);
    expect(plans.map(({ features }) => planFeatures.length - features)).toEqual([4, 2, 0]);
  });

  it('the figures of the counters', () => {
    expect(homeCounters.map(({ end }) => end)).toEqual([1150, 3040, 2020, 350]);
    expect(aboutCounters.map(({ end }) => end)).toEqual([250, 3040, 172, 150]);
  });

  it('a team of four, authors of both labels, hours from Monday to Friday', () => {
    expect(sampleTeam).toHaveLength(4);
    expect(new Set(sampleAuthors.map(({ status }) => en.authors.status[status]))).toEqual(
      new Set(['Elite Author', 'Power Author']),
    );
    expect(sampleOffice.hours).toEqual(
      [1, 2, 3, 4, 5].map((weekday) => ({
        weekday,
        intervals: [{ from: '09:00', to: '19:00' }],
      })),
    );
  });
});
