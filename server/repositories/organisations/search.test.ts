import { beforeAll, describe, expect, it } from 'vitest';
import { matchedRanges } from '#common/greek/search.ts';
import { FOLDED } from '#common/greek/testing/folded.ts';
import { WORD_PAIRS, WORD_TITLES } from '#common/greek/testing/words.ts';
import { buildOrganisation } from '#server/testing/builders.ts';
import { createCalls } from '#server/testing/lines.ts';
import { testApp } from '#server/testing/testApp.ts';
import { refreshSearchIndex } from './searchIndex.ts';

const test = testApp();
const { search } = createCalls(test);

beforeAll(async () => {
  // Only the title is searchable.
  const others = { category: 'none', address: '—', city: '—', district: '—' };
  for (const title of WORD_TITLES) await buildOrganisation(test.db, { title, ...others });
});

it.each(WORD_PAIRS)('«$typed» finds «$title»: $marked', async ({ typed, title, marked }) => {
  const record = (await search(typed)).find((one) => one.title === title);
  expect(record !== undefined).toBe(marked.length > 0);
  const marks = record ? matchedRanges(record.title, typed) : [];
  expect(marks.map(([start, end]) => title.slice(start, end))).toEqual(marked);
});

it.each(FOLDED)('folds «%s» to «%s», as TypeScript does', async (text, folded) => {
  expect(await test.db.query('SELECT search_fold($1) AS folded', [text])).toEqual([{ folded }]);
});

describe('the search index', () => {
  const countsOf = async () => {
    const [row] = await test.db.query(
      `SELECT (SELECT count(*) FROM search_words) AS words,
              (SELECT count(*) FROM search_variants) AS variants,
              (SELECT count(*) FROM organisation_words) AS entries`,
    );
    return row;
  };

  it('is rebuilt by the first start and not by the next', async () => {
    const before = await countsOf();
    expect(await refreshSearchIndex(test.db)).toBe(true);
    expect(await countsOf()).toEqual(before);
    expect(await refreshSearchIndex(test.db)).toBe(false);
  });

  it('is rebuilt without leftovers after another engine version wrote it', async () => {
    const before = await countsOf();
    await test.db.exec(
      `UPDATE search_engine SET version = 0;
       UPDATE search_words SET word = 'old' || id;
       INSERT INTO search_words (word) VALUES ('farmakox');
       DELETE FROM organisation_words WHERE organisation_id % 2 = 0;
       DELETE FROM search_variants`,
    );
    expect(await search('farmakeio')).toEqual([]);
    expect(await refreshSearchIndex(test.db)).toBe(true);
    expect(await countsOf()).toEqual(before);
    expect((await search('farmakeio')).map(({ title }) => title).sort()).toEqual([
      'ΦΑΡΜΑΚΕΙΟ ΡΗΓΑ',
      'Φαρμακείο Ανδρονίκου',
    ]);
  });
});
