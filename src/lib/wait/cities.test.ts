import { expect, it } from 'vitest';
import { slugOf } from '#common/greek/slug.ts';
import type { Wait } from '#common/line/wait.ts';
import { waitNow } from '#src/mocks/lines.ts';
import { citiesNow } from './cities.ts';

const place = (
  city: string | null,
  waiting: number,
  change: Partial<Wait> = {},
  country = 'GR',
) => ({
  city,
  cityCode: city && slugOf(city),
  country: country || null,
  wait: waitNow({ waiting, ...change }),
});

it('returns cities of the home country with open places, most open places first', () => {
  const records = [
    place('Πάτρα', 9),
    place('Αθήνα', 2),
    place('Αθήνα', 3, {}, ''),
    place('Βόλος', 4, { status: 'closed' }),
    place('Λευκωσία', 5, {}, 'CY'),
    place(null, 5),
    { ...place('Χανιά', 1), wait: null },
    place('Λάρισα', 20),
  ];
  expect(citiesNow(records, 'GR')).toEqual([
    { city: 'Αθήνα', code: 'athina', open: 2, waiting: 5 },
    { city: 'Λάρισα', code: 'larisa', open: 1, waiting: 20 },
    { city: 'Πάτρα', code: 'patra', open: 1, waiting: 9 },
  ]);
});
