import { globSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { TestProject } from 'vitest/node';
import { pictureFolder } from './pictureName.ts';

const pack = async (file: string): Promise<void> => {
  const picture = sharp(await readFile(file)).removeAlpha();
  const palette = await picture.clone().png({ palette: true, dither: 0 }).toBuffer();
  const pixels = (image: Sharp) => image.removeAlpha().raw().toBuffer();
  const isWhole = (await pixels(sharp(palette))).equals(await pixels(picture.clone()));
  await writeFile(file, isWhole ? palette : await picture.png({ compressionLevel: 9 }).toBuffer());
};

/** Packs the references that a run has accepted, without loss. */
export default function setup(project: TestProject): (() => Promise<void>) | undefined {
  if (project.config.snapshotOptions.updateSnapshot !== 'all') return undefined;
  const since = Date.now();
  return async () => {
    const files = globSync(`${pictureFolder}/**/*.png`);
    await Promise.all(files.filter((file) => statSync(file).mtimeMs >= since).map(pack));
  };
}
