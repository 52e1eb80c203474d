import { setStage, type DoorState, type Light } from './base/stage.ts';
import { exterior } from './exteriors/facade.ts';
import { interior } from './interiors/interior.ts';
import type { SceneKind } from './parts/symbols.ts';

export { SCENE_KINDS, type SceneKind } from './parts/symbols.ts';
export type { DoorState } from './base/stage.ts';
export { drawPortrait, faceOf, namedFaces, numberedFaces } from './portrait.ts';

/** A picture to draw. The same request gives the same picture, byte for byte. */
export interface SceneRequest {
  kind: SceneKind;
  /** Usually the slug of the organisation. */
  seed: string;
  /** 0 façade, 1 interior, 2 façade at night; larger numbers repeat these with another house. */
  variant?: number;
  /** The current state of the place; without it the scene shows none. */
  door?: DoorState | null;
}

/** Shows day if styles are not supported, as in an old SVG reader. */
const SCHEMES =
  '<style>@media (prefers-color-scheme:dark){.day{display:none}.dark{display:inline}}</style>';

/** A scene as a standalone SVG document. It shows night if the page around it is dark. */
export function drawScene({ kind, seed, variant = 0, door = null }: SceneRequest): string {
  const inside = variant % 3 === 1;
  const dark: Light = inside ? 'lamplight' : 'night';
  const drawn = (light?: Light): string => {
    const stage = setStage(`${kind}/${seed}/${variant}`, { light, door });
    const drawing = (inside ? interior : exterior)(stage, kind);
    return stage.mirrored ? `<g transform="matrix(-1 0 0 1 640 0)">${drawing}</g>` : drawing;
  };
  const day = inside && door?.shut ? dark : undefined;
  const scene =
    variant % 3 === 2
      ? drawn(dark)
      : `${SCHEMES}<g class="day">${drawn(day)}</g><g class="dark" display="none">${drawn(dark)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400" preserveAspectRatio="xMidYMid slice">${scene}</svg>`;
}
