import sharp from 'sharp';
import { expect, it } from 'vitest';
import { compare } from './compare.ts';

const SIZE = 40;

/** A grey picture whose first pixels are partly lighter. */
const picture = (lighter = 0, by = 0): Promise<Buffer> => {
  const data = Buffer.alloc(SIZE * SIZE * 3, 100);
  data.fill(100 + by, 0, lighter * 3);
  return sharp(data, { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .png()
    .toBuffer();
};
const differs = async (lighter: number, by: number) =>
  (await compare(await picture(), await picture(lighter, by)))?.words ?? null;

it('overlooks rounding everywhere, but no colour that moved further', async () => {
  expect(await differs(SIZE * SIZE, 2)).toBeNull();
  expect(await differs(SIZE * SIZE, 3)).toBe('1600 pixels differ');
});

it('overlooks a seam, but not a dot', async () => {
  expect(await differs(10, 155)).toBeNull();
  expect(await differs(11, 155)).toBe('11 pixels differ');
});

it('tells of another size', async () => {
  const { data, info } = await sharp(await picture())
    .extend({ bottom: 4 })
    .png()
    .toBuffer({ resolveWithObject: true });
  expect(info.height).toBe(44);
  expect((await compare(await picture(), data))?.words).toBe('40×40 became 40×44');
});
