import { expect, it } from 'vitest';
import { sideBySide, type Part } from './sideBySide.ts';

/** Runs parts that each last as many turns as told, and notes what begins and ends when. */
const noted = async (parts: (Part & { turns?: number })[], atOnce: number): Promise<string[]> => {
  const notes: string[] = [];
  await sideBySide(parts, {
    atOnce,
    run: async ({ name, turns = 1 }) => {
      notes.push(`${name} begins`);
      for (let turn = 0; turn < turns; turn += 1)
        await new Promise((resolve) => setImmediate(resolve));
      notes.push(`${name} ends`);
    },
  });
  return notes;
};

it('begins a part when another has ended, and never more than told at once', async () => {
  expect(
    await noted([{ name: 'long', turns: 9 }, { name: 'short' }, { name: 'last', turns: 2 }], 2),
  ).toEqual(['long begins', 'short begins', 'short ends', 'last begins', 'last ends', 'long ends']);
});

it('keeps the order on a machine for one', async () => {
  const notes = await noted([{ name: 'a', turns: 5 }, { name: 'b' }, { name: 'c' }], 1);
  expect(notes).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('lets what needs another wait, and the next one go before it', async () => {
  const notes = await noted(
    [{ name: 'build', turns: 5 }, { name: 'served', needs: ['build'] }, { name: 'types' }],
    2,
  );
  expect(notes.indexOf('types begins')).toBeLessThan(notes.indexOf('build ends'));
  expect(notes.indexOf('served begins')).toBeGreaterThan(notes.indexOf('build ends'));
});

it('takes a need that nobody asked for as met', async () => {
  expect(await noted([{ name: 'served', needs: ['build'] }], 2)).toHaveLength(2);
});

it('returns the results in the order of the parts', async () => {
  const run = async ({ name }: Part) => {
    if (name === 'slow') await new Promise((resolve) => setImmediate(resolve));
    return name;
  };
  expect(await sideBySide([{ name: 'slow' }, { name: 'fast' }], { atOnce: 2, run })).toEqual([
    'slow',
    'fast',
  ]);
});

it('says so when parts need each other', async () => {
  await expect(
    noted(
      [
        { name: 'a', needs: ['b'] },
        { name: 'b', needs: ['a'] },
      ],
      2,
    ),
  ).rejects.toThrow('Nothing can begin: a, b');
});
