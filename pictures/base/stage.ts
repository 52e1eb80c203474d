import { seededRandom, type Random } from '#common/random.ts';
import { mix } from './svg.ts';

/** The palette of the brief with the few tints that drawings need. */
export const INK = '#10243E';
export const SEA = '#0B5FA5';
export const TERRACOTTA = '#B8482A';
export const PAPER = '#FAF7F2';
export const LINE = '#E3DCD0';
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

/** The hour of a scene; `lamplight` is a room at night. */
export type Light = 'morning' | 'noon' | 'evening' | 'night' | 'lamplight';

/** The state of a place at the moment of drawing. */
export interface AtTheDoor {
  /** How many people stand at the door, 0 to 8. */
  people: number;
  /** The number on its display; null: none is told. */
  serving: number | null;
  /** It is closed: shutters down, lamps on. */
  shut: boolean;
}

interface LightPlan {
  sky: readonly [top: string, bottom: string];
  tint: string;
  amount: number;
  shadow: number;
  far: string;
}

const LIGHTS: Record<Light, LightPlan> = {
  morning: {
    sky: ['#CFE4F2', '#FBEBDB'],
    tint: '#F8D2AC',
    amount: 0.09,
    shadow: 0.13,
    far: '#C9D6DE',
  },
  noon: {
    sky: ['#A9D2EE', '#E4F1F8'],
    tint: '#FFFFFF',
    amount: 0,
    shadow: 0.16,
    far: '#BCD3E0',
  },
  evening: {
    sky: ['#EDB596', '#FCE8C8'],
    tint: '#E07F4C',
    amount: 0.12,
    shadow: 0.2,
    far: '#C99A93',
  },
  night: {
    sky: ['#0C1A30', '#24466B'],
    tint: '#12294A',
    amount: 0.66,
    shadow: 0.28,
    far: '#1B3553',
  },
  lamplight: {
    sky: ['#0C1A30', '#24466B'],
    tint: '#1E2433',
    amount: 0.5,
    shadow: 0.24,
    far: '#1B3553',
  },
};

/** The hours in which the sun shines. */
const SUNLIT: readonly Light[] = ['morning', 'noon', 'evening'];

/** Whether the sun casts its light on the scene. */
export const isSunlit = ({ light }: Pick<Stage, 'light'>): boolean => SUNLIT.includes(light);

/** The shared settings of a drawing's parts. */
export interface Stage {
  /** The seed of the scene's random numbers. */
  seed: string;
  random: Random;
  light: Light;
  /** The place's state; null: not known, so that a few people pass by. */
  door: AtTheDoor | null;
  /** Whether the whole scene will be mirrored: numerals turn themselves back. */
  mirrored: boolean;
  /** A colour as it looks in this light. */
  c: (color: string) => string;
  /** Glass of the place: bright where a lamp is on behind it. */
  glass: string;
  /** Lamps are on by the hour. */
  lit: boolean;
  /** They are on at the hour of the seed too. */
  litAnyway: boolean;
  sky: readonly [string, string];
  far: string;
  shadow: number;
  accent: string;
  second: string;
  wall: string;
  wall2: string;
  number: number;
  skin: () => string;
  hair: () => string;
  cloth: () => string;
}

interface Hour {
  /** The hour; without it the seed decides. */
  light?: Light;
  /**
   * The light instead of the hour's own: the same random numbers follow, so that the scene has the
   * same things in it.
   */
  after?: Light;
  door?: AtTheDoor | null;
}

export function setStage(seed: string, { light, after, door = null }: Hour = {}): Stage {
  const random = seededRandom(seed);
  const ownHour = light ?? random.pick(['morning', 'noon', 'noon', 'evening'] as const);
  const hour = after ?? ownHour;
  const plan = LIGHTS[hour];
  const c = (color: string) => (plan.amount === 0 ? color : mix(color, plan.tint, plan.amount));
  const accent = random.pick(ACCENTS);
  const second = random.pick(ACCENTS.filter((color) => color !== accent));
  const wall = random.pick(WALLS);
  const litAnyway = ownHour === 'night' || (ownHour === 'evening' && random() < 0.7);
  const lit = litAnyway || after !== undefined;
  return {
    seed,
    random,
    light: hour,
    door,
    mirrored: random() < 0.5,
    c,
    glass: door?.shut ? c('#3C4F5E') : lit ? '#FBD88F' : c('#5D87A3'),
    lit,
    litAnyway,
    sky: plan.sky,
    far: plan.far,
    shadow: plan.shadow,
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
