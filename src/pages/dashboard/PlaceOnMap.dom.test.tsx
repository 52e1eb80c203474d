import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { furnishDocument, show } from '#tests/dom.tsx';

vi.mock('#src/components/maps/PlaceMap.tsx', () => ({ PlaceMap: () => <p>map</p> }));

furnishDocument();

const open = async (wide: boolean) => {
  // An interaction in another test is not the first one of this test.
  vi.resetModules();
  const { PlaceOnMap } = await import('./PlaceOnMap.tsx');
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const query = { ...matchMedia(''), matches: wide };
  vi.stubGlobal('matchMedia', () => query);
  show(<PlaceOnMap title="ΚΕΠ" latitude={38} longitude={23.7} />);
};

const map = async () => {
  await act(() => vi.dynamicImportSettled());
  return screen.queryByText('map');
};

it('loads the map after the first interaction', async () => {
  await open(true);
  expect(await map()).toBeNull();
  fireEvent.pointerMove(document.body);
  expect(await map()).toBeTruthy();
});

it('loads no map on a narrow screen', async () => {
  await open(false);
  fireEvent.pointerMove(document.body);
  expect(await map()).toBeNull();
});
