import { describe, expect, it } from 'vitest';
import { drawScene, SCENE_KINDS, type DoorState } from './index.ts';

const GROUP = /<g class="day">(.*)<\/g><g class="dark" display="none">(.*)<\/g><\/svg>$/;
const schemes = (svg: string): [day: string, dark: string] => {
  const [, day = '', dark = ''] = GROUP.exec(svg) ?? [];
  return [day, dark];
};
const open = (change: Partial<DoorState> = {}): DoorState => ({
  people: 0,
  serving: null,
  shut: false,
  ...change,
});
/** All legs are the same path. */
const peopleIn = (drawing: string): number => drawing.split('M-11-42H11L9 0').length - 1;

describe.each(SCENE_KINDS)('the drawing of a %s', (kind) => {
  const draw = (door: DoorState | null) => schemes(drawScene({ kind, seed: `at-${kind}`, door }));

  it('has as many people at the door as wait, by day and by night', () => {
    const inside = draw(open()).map(peopleIn);
    const full = draw(open({ people: 8 })).map(peopleIn);
    const three = draw(open({ people: 3 })).map(peopleIn);
    expect(full).toEqual(inside.map((count) => count + 8));
    expect(three).toEqual(inside.map((count) => count + 3));
  });

  it('shows the number being served, and nobody once the place is closed', () => {
    expect(draw(open({ serving: 4711 }))).toSatisfy((both: string[]) =>
      both.every((drawing) => drawing.includes('>4711</text>')),
    );
    const shut = draw(open({ serving: 4711, shut: true }));
    expect(shut.join('')).not.toContain('4711');
    expect(shut[0]).not.toBe(draw(open())[0]);
  });
});
