import { act } from '@testing-library/react';
import { Suspense } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeIntersections } from '#tests/dom.tsx';
import { lazyInView } from './lazyParts.tsx';
import { hydrateParts } from './hydrateParts.ts';

let view: ReturnType<typeof fakeIntersections>;
let root: Root;
let box: HTMLElement;
beforeEach(() => {
  view = fakeIntersections();
  box = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

const Form = () => <input aria-label="name" />;

/** Hydrates a server-rendered part and counts its loads. */
const hydrated = async () => {
  const load = vi.fn(() => Promise.resolve(Form));
  const Part = lazyInView(load);
  // Server rendering does not depend on the viewport.
  box.innerHTML = renderToString(
    <div data-below style={{ containIntrinsicHeight: '100vh' }}>
      <Suspense>
        <Form />
      </Suspense>
    </div>,
  );
  await act(() => (root = hydrateRoot(box, <Part />)));
  return load;
};
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

it('loads in view, even if the observer reports several changes at once', async () => {
  const load = await hydrated();
  view.report({ isIntersecting: false });
  await settle();
  expect(load).not.toHaveBeenCalled();
  view.report({ isIntersecting: false }, { isIntersecting: true });
  await settle();
  expect(load).toHaveBeenCalledOnce();
});

// Some browsers do not move the focus on a click.
it.each(['focusin', 'pointerdown'])('loads at a %s in its HTML', async (kind) => {
  const load = await hydrated();
  box.querySelector('input')!.dispatchEvent(new Event(kind, { bubbles: true }));
  await settle();
  expect(load).toHaveBeenCalledOnce();
});

it('loads before the page changes its language, and is awaited', async () => {
  const load = await hydrated();
  const done = hydrateParts();
  await settle();
  await done;
  expect(load).toHaveBeenCalledOnce();
});

it('does not load while a click elsewhere is being handled', async () => {
  await hydrated();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settle();
  expect(view.observe).not.toHaveBeenCalled();
  await expect.poll(() => view.observe.mock.calls.length).toBe(1);
});

it('shows the placeholder of a first-view part while it loads', () => {
  const Part = lazyInView(() => new Promise<typeof Form>(() => {}), {
    height: '270px',
    first: true,
  });
  root = createRoot(box);
  act(() => root.render(<Part />));
  expect(box.querySelector<HTMLElement>('.MuiSkeleton-root[aria-busy]')?.style.height).toBe(
    '270px',
  );
});
