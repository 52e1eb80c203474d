import { ferryQuay, guesthouseFront, openPool, theatreFront } from './leisure.ts';
import { tavernaGarden } from './taverna.ts';
import { garageFront, gymHall, neoclassical } from './public.ts';
import { facade } from './facade.ts';
import type { SceneKind } from '#pictures/base/kinds.ts';
import type { Stage } from '#pictures/base/stage.ts';

const EXTERIORS: Partial<Record<SceneKind, (s: Stage, kind: SceneKind) => string>> = {
  taverna: tavernaGarden,
  pool: openPool,
  theatre: theatreFront,
  guesthouse: guesthouseFront,
  'ferry-office': (s, kind) => (s.random() < 0.6 ? ferryQuay(s) : facade(s, kind)),
  garage: garageFront,
  gym: gymHall,
  library: (s, kind) => (s.random() < 0.5 ? neoclassical(s, kind) : facade(s, kind)),
  kep: neoclassical,
  'tax-office': neoclassical,
  'health-centre': (s, kind) => (s.random() < 0.5 ? neoclassical(s, kind) : facade(s, kind)),
};

/** The place from outside. */
export const exterior = (s: Stage, kind: SceneKind) => (EXTERIORS[kind] ?? facade)(s, kind);
