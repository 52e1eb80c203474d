import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importsOf, sourcesIn } from './imports.ts';

/** Components that the design develops and reviews in isolation. */
const REVIEWED = /^src\/components\/(banners|cards|carousels|forms|tables)\/.+\.tsx$/;

/** Parts that are only seen inside a reviewed component, which has their stories. */
const PARTS = [
  'src/components/cards/listing/ListingCardSkeleton.tsx',
  'src/components/forms/booking/BookingDays.tsx',
  'src/components/forms/booking/DayStrip.tsx',
  'src/components/forms/booking/PriorityChoice.tsx',
  'src/components/forms/checkout/Payment.tsx',
  'src/components/forms/fields/CalendarLocale.tsx',
  'src/components/forms/fields/CompactSelect.tsx',
  'src/components/forms/fields/FieldFrame.tsx',
  'src/components/forms/fields/IntervalRows.tsx',
  'src/components/forms/listing/HoursFields.tsx',
  'src/components/forms/listing/ListingContents.tsx',
  'src/components/forms/listing/ListingFields.tsx',
  'src/components/forms/listing/SaveBar.tsx',
  'src/components/forms/listing/SectionCard.tsx',
  'src/components/forms/listing/SectionSummary.tsx',
  'src/components/forms/manage/PlanHours.tsx',
  'src/components/forms/search/SearchField.tsx',
  'src/components/forms/shell/FormNotice.tsx',
];

const components = sourcesIn(['src/components']).filter((file) => REVIEWED.test(file));

it('has stories for every card, banner, carousel, form and table', () => {
  const shown = new Set(importsOf(globSync('stories/**/*.tsx')).map(({ to }) => to));
  expect(components.length).toBeGreaterThan(60);
  expect(components.filter((file) => !shown.has(file) && !PARTS.includes(file))).toEqual([]);
  expect(PARTS.filter((file) => shown.has(file) || !components.includes(file))).toEqual([]);
});

it('builds no card, form or table in a page', () => {
  const built = sourcesIn(['src/pages', 'src/app']).filter((file) =>
    /<form\b|<table\b|styled\('(form|table)'|\bFormShell\b|\bCardSurface\b/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(built).toEqual([]);
});
