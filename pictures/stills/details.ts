import type { SceneKind } from '#pictures/base/kinds.ts';
import { ticket } from '#pictures/parts/people.ts';
import { INK, isSunlit, OLIVE, WOOD, type Stage } from '#pictures/base/stage.ts';
import { at, d, discs, mix, path, range, rects } from '#pictures/base/svg.ts';
import { STILLS } from './stills.ts';
/** Objects on a table in slanting light, with the ticket among them. */
export function detail(s: Stage, kind: SceneKind): string {
  const wall = s.c(mix(s.wall === '#FFFFFF' ? '#DCE9F2' : s.wall, '#FFFFFF', 0.25));
  const table = s.c(s.random.pick([WOOD, '#E6D3B8', '#C9986A', '#DCE4E8']));
  const x = s.random.whole(80, 240);
  const beams = !isSunlit(s)
    ? ''
    : path(
        d`M${x} 0h90L${x - 90} 292h-90zM${x + 110} 0h60L${x + 80} 292h-60z`,
        '#FFFDF4',
        ' opacity=".55"',
      );
  return (
    rects(wall, [[0, 0, 640, 292]]) +
    beams +
    path('M420 0Q470 60 640 50V0z', s.c(OLIVE), ' opacity=".16"') +
    discs(
      s.c(OLIVE),
      range(8, (i) => [440 + i * 28, 22 + ((i * 37) % 46), 17] as const),
    ).replace('/>', ' opacity=".16"/>') +
    rects(table, [[0, 286, 640, 114]]) +
    rects(INK, [[0, 286, 640, 5]], ' opacity=".1"') +
    at(-34, 330, STILLS[kind](s), 1.18) +
    ticket(s, 500 + s.random.whole(0, 14), 342 + s.random.whole(0, 6), 112, -s.random.whole(4, 10))
  );
}
