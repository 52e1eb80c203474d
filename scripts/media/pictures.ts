/**
 * Writes the drawn scenes and portraits of the front end and of the stories to `public/`, and the
 * icon of home screens from `favicon.svg`. The flags, the spot illustrations, the mark and the hero
 * at night have no other source than their SVG files.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import sharp from 'sharp';
import {
  drawPortrait,
  drawScene,
  faceOf,
  namedFaces,
  numberedFaces,
  SCENE_KINDS,
  type SceneKind,
} from '#pictures/index.ts';

const CATEGORY_SCENES: Record<string, { kind: SceneKind; seed: string; variant: number }> = {
  shops: { kind: 'pharmacy', seed: 'farmakeio-andronikou', variant: 0 },
  hotels: { kind: 'guesthouse', seed: 'xenodocheio-mitos', variant: 0 },
  restaurants: { kind: 'taverna', seed: 'rakadiko-to-charoupi', variant: 0 },
  fitness: { kind: 'pool', seed: 'kolymvitirio-delfini', variant: 0 },
  travel: { kind: 'ferry-office', seed: 'aktoploika-meltemi', variant: 0 },
  salons: { kind: 'hairdresser', seed: 'salons', variant: 1 },
  event: { kind: 'theatre', seed: 'theatro-amaxostasio', variant: 0 },
  business: { kind: 'kep', seed: 'business', variant: 1 },
};

const publicFolder = resolve(import.meta.dirname, '../../public');

async function save(name: string, content: string | Uint8Array): Promise<void> {
  const file = resolve(publicFolder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

for (const [category, scene] of Object.entries(CATEGORY_SCENES)) {
  await save(`pictures/categories/${category}.svg`, drawScene(scene));
}
for (const kind of SCENE_KINDS) {
  await save(`pictures/scenes/${kind}.svg`, drawScene({ kind, seed: `scene-${kind}` }));
}
for (const number of numberedFaces.keys()) {
  const name = String(number + 1);
  await save(`pictures/portraits/${name}.svg`, drawPortrait({ seed: faceOf(name) }));
}
for (const author of Object.keys(namedFaces)) {
  await save(`pictures/authors/${author}.svg`, drawPortrait({ seed: faceOf(author) }));
}
await save(
  'icons/apple-touch-icon.png',
  await sharp(resolve(publicFolder, 'favicon.svg'))
    .resize(180, 180)
    .flatten({ background: '#0B5FA5' })
    .png()
    .toBuffer(),
);
