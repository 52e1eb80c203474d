import { exterior } from './exterior.ts';
import type { SceneKind } from './kinds.ts';
import { setStage } from './stage.ts';

export { SCENE_KINDS, type SceneKind } from './kinds.ts';

/** What to draw. The same request gives the same picture, byte for byte. */
export interface SceneRequest {
  kind: SceneKind;
  /** Usually the slug of the organisation. */
  seed: string;
  /** 0 façade, 1 interior, 2 detail, 3 street, 4 night. */
  variant?: number;
  width?: number;
  height?: number;
}

/** A scene of a place as a standalone SVG document. */
export function drawScene(request: SceneRequest): string {
  const { kind, seed, variant = 0, width = 640, height = 400 } = request;
  const stage = setStage(`${kind}/${seed}/${variant}`, variant % 5 === 4 ? 'night' : undefined);
  const drawing = exterior(stage, kind);
  const scene = stage.mirrored ? `<g transform="matrix(-1 0 0 1 640 0)">${drawing}</g>` : drawing;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${scene}</svg>`;
}

export { drawPortrait } from './portrait.ts';
