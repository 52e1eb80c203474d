import { globSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { TestProject } from 'vitest/node';
import { pictureFolder } from './pictureName.ts';

const pack = async (file: string): Promise<void> => {
  const packed = await sharp(await readFile(file))
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 10 })
    .toBuffer();
  await writeFile(file, packed);
};

/**
 * Reduces accepted reference pictures to 256 colours, which halves their size. The difference is
 * below the comparison's threshold.
 */
export default function setup(project: TestProject): (() => Promise<void>) | undefined {
  if (project.config.snapshotOptions.updateSnapshot !== 'all') return undefined;
  const since = Date.now();
  return async () => {
    const files = globSync(`${pictureFolder}/**/*.png`);
    await Promise.all(files.filter((file) => statSync(file).mtimeMs >= since).map(pack));
  };
}
