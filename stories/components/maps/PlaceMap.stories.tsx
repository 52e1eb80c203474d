import type { StoryContext } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { showing } from '#stories/steps.ts';
import { PlaceMap, type PlaceMapProps } from '#src/components/maps/PlaceMap.tsx';
import guide from './PlaceMap.md?raw';
import { samplePlaces as places } from '#stories/components/maps/samples.ts';

/** The open popup. The list below contains the same link. */
const bubble = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const popup = canvasElement.querySelector<HTMLElement>('.maplibregl-popup');
    if (!popup) throw new TypeError('No place is open on the map');
    return within(popup);
  });

const kep = 'ΚΕΠ Κέντρου Ηρακλείου';

/** A marker, which appears after the library has loaded. */
const marker = (canvas: StoryContext['canvas'], name: string) =>
  canvas.findByRole('button', { name });

const meta = preview.meta({
  title: 'Components/Maps/PlaceMap',
  component: PlaceMap,
  tags: ['!stable', 'beta'],
  args: { places, label: 'Μέρη στον χάρτη', styleUrl: null },
  parameters: { docs: { description: { component: guide } } },
});

/** Two places share a marker until the map is zoomed in. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pin = await marker(canvas, kep);
    await expect(
      canvas.getByRole('button', { name: /, Ανοιχτά · 5 περιμένουν, περίπου 10–\u206025\sλεπτά$/ }),
    ).toHaveTextContent('5');
    await userEvent.click(pin);
    const link = (await bubble(canvasElement)).getByRole('link', { name: kep });
    await expect(link).toHaveAttribute('href', '/listing-grid/kep-irakleiou');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.querySelector('.maplibregl-popup')).toBeNull());
    await expect(pin).toHaveFocus();
  },
});

/** Places at one address never separate, so their marker opens a list, also by keyboard. */
export const SameAddress = meta.story({
  args: {
    places: places.slice(0, 3).map((place) => ({ ...place, latitude: 37.994, longitude: 23.731 })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const disc = await marker(canvas, '3 μέρη, μεγέθυνση');
    await waitFor(async () => {
      await userEvent.tab();
      await expect(disc).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    const opened = await bubble(canvasElement);
    await expect(opened.getAllByRole('link').map((link) => link.textContent)).toEqual(
      places.slice(0, 3).map(({ title }) => title),
    );
    await userEvent.click(opened.getByRole('button', { name: 'Κλείσιμο' }));
    await expect(disc).toHaveFocus();
  },
});

/** A click on a cluster zooms in until its places separate. */
export const Cluster = meta.story({
  play: async ({ canvas, userEvent }) => {
    const disc = await marker(canvas, '2 μέρη, μεγέθυνση');
    await userEvent.click(disc);
    await canvas.findByRole('button', { name: /^Κουρείο Ο Στέλιος/ });
  },
});

/** Removing a place closes its popup. */
export const PlaceRemoved = meta.story({
  parameters: { pictures: { disable: 'It looks like the base story.' } },
  render: function PlaceRemoved(args) {
    const [shown, setShown] = useState(places);
    return (
      <>
        <PlaceMap {...args} places={shown} />
        <button onClick={() => setShown(places.slice(0, 3))}>Λιγότερα</button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await marker(canvas, kep));
    await bubble(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Λιγότερα' }));
    await waitFor(() => expect(canvasElement.querySelector('.maplibregl-popup')).toBeNull());
  },
});

/** A larger frame shows the same places unless the user has moved the map. */
export const Resized = meta.story({
  args: { places: [places[1]!, { ...places[2]!, longitude: 27 }] },
  parameters: { pictures: { disable: 'It looks like the base story.' } },
  render: function Resized(args) {
    const [width, setWidth] = useState(240);
    return (
      <div style={{ width }}>
        <button onClick={() => setWidth(900)}>Ευρύτερα</button>
        <PlaceMap {...args} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pins = () => canvasElement.querySelectorAll('.maplibregl-marker');
    await waitFor(() => expect(pins().length).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Ευρύτερα' }));
    await waitFor(() => {
      const [one, other] = [...pins()].map((pin) => pin.getBoundingClientRect().left);
      return expect(Math.abs(one! - other!)).toBeGreaterThan(600);
    });
  },
});

/** Without WebGL, only the list is shown, expanded. */
export const Error = meta.story({
  beforeEach: () => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind === 'webgl2' ? null : real.call(this, kind);
    } as typeof real;
    return () => {
      HTMLCanvasElement.prototype.getContext = real;
    };
  },
  play: showing(/δεν μπορεί να σχεδιαστεί/, 'Ταβέρνα Το Κύμα'),
});

/** If the style is unreachable, the bundled coast replaces it with a note in the attribution. */
export const StyleError = meta.story({
  args: { styleUrl: '/no-such-style.json' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/Απλός χάρτης/);
    await marker(canvas, kep);
  },
});

/** Passes places as soon as the canvas is in the page. */
function Arrival(args: PlaceMapProps) {
  const [shown, setShown] = useState<typeof places>([]);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new MutationObserver(() => {
      if (!frame.current!.querySelector('[data-map] > div')) return;
      watch.disconnect();
      flushSync(() => setShown(places));
    });
    watch.observe(frame.current!, { subtree: true, childList: true });
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={frame}>
      <PlaceMap {...args} places={shown} />
    </div>
  );
}

/** Places that arrive while the library creates its map are shown. */
export const LatePlaces = meta.story({
  render: (args) => <Arrival {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const pin = await marker(canvas, kep);
    const map = canvasElement.querySelector('[data-map]')!.getBoundingClientRect();
    await waitFor(async () => {
      const { left, top, right, bottom } = pin.getBoundingClientRect();
      await expect(left > map.left && right < map.right).toBe(true);
      await expect(top > map.top && bottom < map.bottom).toBe(true);
    });
  },
});
