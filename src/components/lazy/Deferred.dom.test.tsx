import { act } from '@testing-library/react';
import { useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeIntersections } from '#tests/dom.tsx';
import { Deferred, useDeferred } from './Deferred.tsx';
import { hydrateParts } from './hydrateParts.ts';

let view: ReturnType<typeof fakeIntersections>;
const pressed = vi.fn();
const rendered = vi.fn();
let root: Root;
let box: HTMLElement;

function Card({ wait, on }: { wait: number; on: number }) {
  const place = useRef<HTMLLIElement>(null);
  rendered();
  const button = (
    <button type="button" data-on={on} onClick={() => pressed(on)}>
      {wait}
    </button>
  );
  return <li ref={place}>{useDeferred(place, button, [wait])}</li>;
}

/** React renders on the server without a window. */
const serverHtml = (): string => {
  vi.stubGlobal('window', undefined);
  try {
    return renderToString(<Card wait={5} on={1} />);
  } finally {
    vi.unstubAllGlobals();
  }
};

beforeEach(async () => {
  const html = serverHtml();
  rendered.mockReset();
  view = fakeIntersections();
  box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = html;
  await act(() => (root = hydrateRoot(box, <Card wait={5} on={1} />)));
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
  pressed.mockReset();
  rendered.mockReset();
});

const see = (isIntersecting: boolean): void =>
  view.report({ isIntersecting, target: box.firstElementChild! });
const button = (): HTMLElement => box.querySelector('button')!;
const isHydrated = (): boolean => Object.keys(button()).some((key) => key.startsWith('__react'));

it('keeps the HTML of the server until it is in view', async () => {
  expect(isHydrated()).toBe(false);
  expect(rendered).toHaveBeenCalledOnce();
  await act(async () => root.render(<Card wait={5} on={2} />));
  expect(isHydrated()).toBe(false);
  await act(async () => see(false));
  expect(isHydrated()).toBe(false);
  const before = button();
  await act(async () => see(true));
  expect(isHydrated()).toBe(true);
  expect(button()).toBe(before);
});

it('reacts to the click that hydrates it', async () => {
  await act(async () => button().click());
  expect(pressed).toHaveBeenCalledOnce();
});

it('shows a changed value at once', async () => {
  await act(async () => root.render(<Card wait={9} on={3} />));
  expect(button().textContent).toBe('9');
  button().click();
  expect(pressed).toHaveBeenCalledExactlyOnceWith(3);
});

it('hydrates before the page changes its language, and is awaited', async () => {
  const hydrated = hydrateParts();
  await act(async () => {});
  await hydrated;
  expect(isHydrated()).toBe(true);
});

it('renders at once without HTML of the server', () => {
  act(() => root.render(<Deferred>new</Deferred>));
  expect(box.textContent).toBe('new');
});
