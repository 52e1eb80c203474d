import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ELSEWHERE, NO_SCREEN, UNTRIED } from '#tests/faults/coverage.ts';
import { pressedScreens } from '#tests/faults/presses/screens.ts';
import { screens } from '#tests/faults/screens.ts';
import { POLICY } from './policy.ts';

const routes = Object.keys(POLICY).filter((name) => /^\w+ \/api\//.test(name) || /^\w+ \/api$/.test(name)); // prettier-ignore

/** Whether a screen of the fault matrix makes this call. */
const isInMatrix = (name: string): boolean => {
  const [method = '', path = ''] = name.split(' ');
  const url = new URL(path.replaceAll(/:\w+/g, 'x'), 'http://localhost');
  return screens.some(({ calls }) => calls.some((call) => call.is(url, method)));
};

/** The calls that pressed screens send, or read while they fail. */
const pressed = pressedScreens.flatMap(({ sends = [], reads = {} }) => [
  ...sends,
  ...Object.keys(reads),
]);

it('every call of the server is tried with faults, or among those that openly are not', () => {
  const placed = (name: string) =>
    [
      isInMatrix(name) || pressed.includes(name) || name in ELSEWHERE,
      NO_SCREEN.includes(name),
      UNTRIED.includes(name),
    ].filter(Boolean).length;
  expect(routes.filter((name) => placed(name) !== 1)).toEqual([]);
  const named = [...pressed, ...Object.keys(ELSEWHERE), ...NO_SCREEN, ...UNTRIED];
  expect(named.filter((name) => !routes.includes(name))).toEqual([]);
});

it('what tries a call with faults is where it is said to be', () => {
  const missing = Object.values(ELSEWHERE).filter((place) => {
    const [file = '', name = ''] = place.split('#');
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(name);
  });
  expect(missing).toEqual([]);
});
