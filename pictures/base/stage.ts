import { seededRandom, type Random } from '#common/random.ts';
import { mix } from './svg.ts';

/** The palette of the design, with the few tints that drawings need. */
export const INK = '#10243E';
export const SEA = '#0B5FA5';
export const TERRACOTTA = '#B8482A';
export const PAPER = '#FAF7F2';
export const OLIVE = '#41701F';
export const SAFFRON = '#E9A23B';
export const ROSE = '#C4476B';
export const WOOD = '#A97449';

const ACCENTS = [SEA, TERRACOTTA, OLIVE, '#C98A1F', '#2E7D8C', '#8C3B4A', INK] as const;
const WALLS = [
  '#FFFFFF',
  '#F6EBDA',
  '#F3D9C4',
  '#DCE9F2',
  '#F0D6A0',
  '#E9C4AE',
  '#E1E8D3',
  '#EFE6E0',
] as const;
const SKINS = ['#F1C9A5', '#E0AC83', '#C98F66', '#A56B46', '#7C4C30'] as const;
const HAIRS = ['#2B1D16', '#4A2F1E', '#7A4B28', '#B5803E', '#D8D2C8', '#8C3B2A'] as const;

export interface DoorState {
  /** People at the door, 0 to 8. */
  people: number;
  /** The number on its display; null if unknown. */
  serving: number | null;
  /** It is closed: shutters down, lamps on. */
  shut: boolean;
}

const NIGHT_SKY = { sky: ['#0C1A30', '#24466B'], far: '#1B3553' } as const;

/** Colours by time of day: `amount` of `tint` in each colour. */
const LIGHTS = {
  morning: { sky: ['#CFE4F2', '#FBEBDB'], far: '#C9D6DE', tint: '#F8D2AC', amount: 0.09 },
  noon: { sky: ['#A9D2EE', '#E4F1F8'], far: '#BCD3E0', tint: '#FFFFFF', amount: 0 },
  evening: { sky: ['#EDB596', '#FCE8C8'], far: '#C99A93', tint: '#E07F4C', amount: 0.12 },
  night: { ...NIGHT_SKY, tint: '#12294A', amount: 0.66 },
  lamplight: { ...NIGHT_SKY, tint: '#1E2433', amount: 0.5 },
} as const;

/** The time of day of a scene; `lamplight` is a room at night. */
export type Light = keyof typeof LIGHTS;

/** The opacity of a shadow, and of a faint one. */
export const SHADE = ' opacity=".17"';
export const FAINT = ' opacity=".09"';

/** The shared settings of a drawing's parts. */
export interface Stage {
  /** The seed of the scene's random numbers. */
  seed: string;
  random: Random;
  light: Light;
  /** The place's state; null if unknown, which draws a few people passing by. */
  door: DoorState | null;
  /** True if the whole scene will be mirrored: numerals must mirror themselves back. */
  mirrored: boolean;
  /** A colour in this light. */
  c: (color: string) => string;
  /** Glass of the place: bright if a lamp is on behind it. */
  glass: string;
  /** True if lamps are on at this time of day. */
  lit: boolean;
  sky: readonly [string, string];
  far: string;
  accent: string;
  second: string;
  wall: string;
  wall2: string;
  number: number;
  skin: () => string;
  hair: () => string;
  cloth: () => string;
}

interface Settings {
  /** The time of day; by default the seed decides, and draws the same objects. */
  light?: Light;
  door?: DoorState | null;
}

export function setStage(seed: string, { light, door = null }: Settings = {}): Stage {
  const random = seededRandom(seed);
  const hour =
    light ?? seededRandom(`hour/${seed}`).pick(['morning', 'noon', 'noon', 'evening'] as const);
  const { sky, far, tint, amount } = LIGHTS[hour];
  const c = (color: string) => (amount === 0 ? color : mix(color, tint, amount));
  const accent = random.pick(ACCENTS);
  const second = random.pick(ACCENTS.filter((color) => color !== accent));
  const wall = random.pick(WALLS);
  const lit = hour !== 'morning' && hour !== 'noon';
  return {
    seed,
    random,
    light: hour,
    door,
    mirrored: random() < 0.5,
    c,
    glass: door?.shut ? c('#3C4F5E') : lit ? '#FBD88F' : c('#5D87A3'),
    lit,
    sky,
    far,
    accent,
    second,
    wall,
    wall2: random.pick(WALLS.filter((color) => color !== wall)),
    number: random.whole(12, 98),
    skin: () => c(random.pick(SKINS)),
    hair: () => c(random.pick(HAIRS)),
    cloth: () => c(random.pick([...ACCENTS, '#F6EBDA', SAFFRON, '#8FB7D3'])),
  };
}
