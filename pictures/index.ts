import { exterior } from './exteriors/exterior.ts';
import { interior } from './interiors/interior.ts';
import type { SceneKind } from './parts/symbols.ts';
import { setStage, type AtTheDoor, type Light, type Stage } from './base/stage.ts';
import { street } from './exteriors/exterior.ts';

export { SCENE_KINDS, type SceneKind } from './parts/symbols.ts';
export type { AtTheDoor } from './base/stage.ts';
export { drawPortrait, faceOf, namedFaces, numberedFaces } from './portrait.ts';

/** A picture to draw. The same request gives the same picture, byte for byte. */
export interface SceneRequest {
  kind: SceneKind;
  /** Usually the slug of the organisation. */
  seed: string;
  /** 0 façade, 1 interior, 2 and 3 street, 4 night; larger numbers start over. */
  variant?: number;
  /** The present state of the place; without it the scene is timeless. */
  door?: AtTheDoor | null;
  width?: number;
  height?: number;
}

interface Variant {
  draw: (s: Stage, kind: SceneKind) => string;
  /** The light in a dark scheme. */
  dark: Light;
  /** It is night there in every scheme. */
  always?: true;
}

const FACADE: Variant = { draw: exterior, dark: 'night' };
const STREET: Variant = { draw: street, dark: 'night' };
const VARIANTS: readonly Variant[] = [
  FACADE,
  { draw: interior, dark: 'lamplight' },
  STREET,
  STREET,
  { draw: exterior, dark: 'night', always: true },
];

/** Without styles, such as in an old reader of SVG, it is day. */
const SCHEMES =
  '<style>@media (prefers-color-scheme:dark){.day{display:none}.dark{display:inline}}</style>';

/**
 * A scene of a place as a standalone SVG document, which is night where the page around it is dark.
 */
export function drawScene(request: SceneRequest): string {
  const { kind, seed, variant = 0, door = null, width = 640, height = 400 } = request;
  const { draw, dark, always = false } = VARIANTS[variant % VARIANTS.length] ?? FACADE;
  const drawn = (hour: { light?: Light; after?: Light }): string => {
    const stage = setStage(`${kind}/${seed}/${variant}`, { ...hour, door });
    const drawing = draw(stage, kind);
    return stage.mirrored ? `<g transform="matrix(-1 0 0 1 640 0)">${drawing}</g>` : drawing;
  };
  const day = door?.shut && dark === 'lamplight' ? { after: dark } : {};
  const scene = always
    ? drawn({ light: dark })
    : `${SCHEMES}<g class="day">${drawn(day)}</g><g class="dark" display="none">${drawn({ after: dark })}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${scene}</svg>`;
}
