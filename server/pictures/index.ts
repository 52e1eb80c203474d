import type { SceneKind } from './kinds.ts';
import { seededRandom, whole } from './random.ts';

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
  const hue = whole(seededRandom(`${kind}/${seed}/${variant}`), 0, 360);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><path fill="#FAF7F2" d="M0 0h640v400H0z"/><path fill="hsl(${hue} 40% 60%)" d="M120 120h400v280H120z"/></svg>`;
}

/** A drawn bust, 200 × 200, for a person. */
export function drawPortrait({ seed }: { seed: string }): string {
  const hue = whole(seededRandom(`portrait/${seed}`), 0, 360);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><path fill="hsl(${hue} 40% 80%)" d="M0 0h200v200H0z"/><circle cx="100" cy="90" r="40" fill="#C98F66"/></svg>`;
}
