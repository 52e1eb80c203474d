import { detail } from './stills/details.ts';
import { exterior } from './exteriors/exterior.ts';
import { interior } from './interiors/interior.ts';
import type { SceneKind } from './base/kinds.ts';
import { setStage, type Stage } from './base/stage.ts';
import { street } from './exteriors/street.ts';

export { SCENE_KINDS, type SceneKind } from './base/kinds.ts';
export { drawPortrait, numberedFaces } from './portrait.ts';

/** What to draw. The same request gives the same picture, byte for byte. */
export interface SceneRequest {
  kind: SceneKind;
  /** Usually the slug of the organisation. */
  seed: string;
  /** 0 façade, 1 interior, 2 detail, 3 street, 4 night; larger numbers start over. */
  variant?: number;
  width?: number;
  height?: number;
}

const VARIANTS: readonly ((s: Stage, kind: SceneKind) => string)[] = [
  exterior,
  interior,
  detail,
  street,
  exterior,
];

/** A scene of a place as a standalone SVG document. */
export function drawScene(request: SceneRequest): string {
  const { kind, seed, variant = 0, width = 640, height = 400 } = request;
  const index = variant % VARIANTS.length;
  const stage = setStage(`${kind}/${seed}/${variant}`, index === 4 ? 'night' : undefined);
  const drawing = (VARIANTS[index] ?? exterior)(stage, kind);
  const scene = stage.mirrored ? `<g transform="matrix(-1 0 0 1 640 0)">${drawing}</g>` : drawing;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${scene}</svg>`;
}
