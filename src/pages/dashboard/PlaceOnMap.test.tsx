// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlaceOnMap } from './PlaceOnMap.tsx';

vi.mock('#src/components/maps/PlaceMap.tsx', () => ({ PlaceMap: () => <p>map</p> }));

const open = (wide: boolean) => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const nothing = () => {};
  const query = { matches: wide, addEventListener: nothing, removeEventListener: nothing };
  vi.stubGlobal('matchMedia', () => query);
  render(<PlaceOnMap title="ΚΕΠ" latitude={38} longitude={23.7} />);
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const map = async () => {
  await act(() => vi.dynamicImportSettled());
  return screen.queryByText('map');
};

it('loads the map after the first interaction, not with the ticket', async () => {
  open(true);
  expect(await map()).toBeNull();
  fireEvent.pointerMove(document.body);
  expect(await map()).toBeTruthy();
});

it('loads no map where the screen has no room for one', async () => {
  open(false);
  fireEvent.pointerMove(document.body);
  expect(await map()).toBeNull();
});
