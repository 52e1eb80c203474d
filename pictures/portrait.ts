import { INK, setStage } from './base/stage.ts';
import { card, d, disc, line, mix, oval, path } from './base/svg.ts';

const GROUNDS = [
  '#DCE9F2',
  '#F3D9C4',
  '#F0D6A0',
  '#E1E8D3',
  '#E9C4AE',
  '#CFE0E4',
  '#F6EBDA',
] as const;

const HAIR_BACK = [
  '',
  'M56 84C52 40 76 26 100 26s48 14 44 58l8 54q-16 14-30 8H78q-14 6-30-8z',
  'M60 84C56 44 76 30 100 30s44 14 40 54l2 28q-8 8-14 4H72q-6 4-14-4z',
  '',
] as const;

const HAIR_FRONT = [
  'M62 86C58 52 74 36 100 36s42 16 38 50c-4-16-8-22-16-26-14 6-32 6-44 0-8 4-12 10-16 26z',
  'M62 88c0-30 14-44 40-46 24 2 36 18 36 46-6-18-18-30-34-34-10 14-24 24-42 34z',
  'M62 84c2-30 16-42 38-42s36 12 38 42c-6-10-8-16-10-20-18 4-38 4-56 0-4 6-6 12-10 20z',
  'M62 82C56 58 68 34 88 38c10-12 34-8 40 4 14 4 14 26 10 40-2-12-4-16-10-20-16 2-34 0-48-6-10 4-16 14-18 26z',
] as const;

/** The seeds of the faces 1 to 8, chosen by eye for the people of the sample content. */
export const numberedFaces = ['p0', 'p2', 'p6', 'p7', 'p9', 'p11', 'p5', 'p19'];

/** The seeds of the faces of the sample authors by id, chosen by eye. */
export const namedFaces: Readonly<Record<string, string>> = {
  'eleni-vrettou': 'p6',
  'nikos-karalakis': 'p2',
  'dimitra-asproudi': 'p0',
  'stelios-mavris': 'p11',
  'iro-damianou': 'p14',
  'thanasis-gioltzidis': 'p7',
  'sofia-tertsidou': 'p19',
  'anestis-polatos': 'p4',
  'vasso-kanellou': 'p10',
  'gerasimos-lontos': 'p20',
  'argyro-stavroulaki': 'p22',
  'manolis-perakis': 'p18',
};

/** The seed of the face with a number, of a sample author by id, or of any other name. */
export const faceOf = (name: string): string =>
  numberedFaces[Number(name) - 1] ?? (Object.hasOwn(namedFaces, name) ? namedFaces[name]! : name);

/** A drawn bust, 200 × 200, for a person. */
export function drawPortrait({ seed }: { seed: string }): string {
  const s = setStage(`portrait/${seed}`, { light: 'noon' });
  const skin = s.skin();
  const dusk = mix(skin, '#7A3B22', 0.22);
  const hair = s.hair();
  const cloth = s.cloth();
  const style = s.random.whole(0, 3);
  const ground = s.random.pick(GROUNDS);
  const glasses = s.random() < 0.28;
  const beard = (style === 0 || style === 3) && s.random() < 0.5;
  const collar = s.random.whole(0, 2);
  const bun = style === 2 && s.random() < 0.4;
  const body =
    path('M22 206c2-42 30-58 60-62h36c30 4 58 20 60 62z', cloth) +
    path('M118 144c30 4 58 20 60 62h-40c0-30-8-50-20-62', INK, ' opacity=".12"') +
    (collar === 0
      ? path('M80 144l20 30 20-30 12 4-32 44-32-44z', mix(cloth, '#FFFFFF', 0.6))
      : '') +
    (collar === 1 ? line('M76 150q24 26 48 0', mix(cloth, INK, 0.3), 6) : '') +
    (collar === 2 ? line('M54 206v-40M146 206v-40', mix(cloth, INK, 0.25), 7) : '');
  const head =
    path('M86 112h28v34q-14 20-28 0z', dusk) +
    disc(62, 92, 8, skin) +
    disc(138, 92, 8, dusk) +
    card(62, 44, 76, 92, 38, skin) +
    path('M112 46c18 4 26 18 26 40v12c0 22-14 36-30 38 18-12 22-60 4-90', INK, ' opacity=".07"');
  const face =
    oval(84, 90, 3.6, 4.4, INK) +
    oval(116, 90, 3.6, 4.4, INK) +
    line(
      'M76 79q8-5 15-1M109 78q8-4 15 1',
      mix(hair === '#D8D2C8' ? '#8B8078' : hair, INK, 0.25),
      3,
    ) +
    line('M100 92l-4 14h7', dusk, 3) +
    disc(76, 106, 7, '#E07F62', ' opacity=".28"') +
    disc(124, 106, 7, '#E07F62', ' opacity=".28"') +
    (beard
      ? path(
          'M62 100c6 10 12 12 18 14 8-6 32-6 40 0 6-2 12-4 18-14 2 30-16 44-38 44S60 130 62 100',
          hair,
        )
      : '') +
    line(
      d`M88 ${beard ? 122 : 117}q12 ${s.random.whole(8, 12)} 24 0`,
      beard ? '#F4E4D8' : mix(dusk, TERRA, 0.5),
      3.4,
    ) +
    (glasses
      ? line(
          'M72 90a12 12 0 1 0 24 0 12 12 0 1 0-24 0M104 90a12 12 0 1 0 24 0 12 12 0 1 0-24 0M96 88q4-3 8 0',
          INK,
          2.4,
        )
      : '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">${
    path('M0 0h200v200H0z', ground) +
    disc(
      s.random.whole(20, 180),
      s.random.whole(20, 70),
      s.random.whole(50, 80),
      '#FFFFFF',
      ' opacity=".35"',
    ) +
    (bun ? disc(100, 30, 20, hair) : '') +
    (HAIR_BACK[style] ? path(HAIR_BACK[style], mix(hair, INK, 0.18)) : '') +
    body +
    head +
    face +
    path(HAIR_FRONT[style] ?? '', hair)
  }</svg>`;
}

const TERRA = '#9C3F28';
