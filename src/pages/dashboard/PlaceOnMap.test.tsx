// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const drawn = vi.hoisted(() => vi.fn());
vi.mock('#src/components/maps/PlaceMap.tsx', () => {
  drawn();
  return { PlaceMap: () => <p>map</p> };
});

let wide: boolean;
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  drawn.mockClear();
  vi.unstubAllGlobals();
});

const open = async () => {
  const { PlaceOnMap } = await import('./PlaceOnMap.tsx');
  render(<PlaceOnMap title="ΚΕΠ" latitude={38} longitude={23.7} />);
};
const move = async () => {
  await act(async () => void fireEvent.pointerMove(document.body));
  await act(() => vi.dynamicImportSettled());
};

it('loads the map after the first interaction, not with the ticket', async () => {
  wide = true;
  await open();
  expect(drawn).not.toHaveBeenCalled();
  await move();
  expect(screen.getByText('map')).toBeTruthy();
});

it('loads no map where the screen has no room for one', async () => {
  wide = false;
  await open();
  await move();
  expect(drawn).not.toHaveBeenCalled();
});
