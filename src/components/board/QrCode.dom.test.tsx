import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeIntersections } from '#tests/dom.tsx';
import { QrCode } from './QrCode.tsx';

let view: ReturnType<typeof fakeIntersections>;
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response());
  view = fakeIntersections();
});

const codes = () => screen.getAllByRole('img').length;

it.each([
  ['comes near', () => act(() => view.report({ isIntersecting: true }))],
  ['gets a keydown event', () => act(() => void window.dispatchEvent(new Event('keydown')))],
  // Without act, because the browser prints at once.
  ['is printed', () => void window.dispatchEvent(new Event('beforeprint'))],
])('a lazy code is drawn when it %s, and others as soon as they can', async (_what, happen) => {
  const onDrawn = vi.fn();
  const { unmount } = render(
    <>
      <QrCode value="https://seira.example/ticket/1" lazy />
      <QrCode value="https://seira.example/ticket/2" onDrawn={onDrawn} />
    </>,
  );
  await vi.waitFor(() => expect(onDrawn).toHaveBeenCalledOnce());
  expect(codes()).toBe(1);
  happen();
  expect(codes()).toBe(2);
  unmount();
});
