import { act, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { expect, it } from 'vitest';
import { show } from '#tests/dom.tsx';
import { lazyWithFallback, Nothing } from './loadWithFallback.tsx';

const fails = (): Promise<ComponentType> => Promise.reject(new TypeError('Failed to fetch'));

const beside = async (Part: ComponentType): Promise<void> => {
  await act(async () => {
    show(
      <>
        <p>ticket</p>
        <Suspense>
          <Part />
        </Suspense>
      </>,
    );
  });
};

it('offers a retry for a part that fails to load and keeps the rest of the screen', async () => {
  await beside(lazyWithFallback(fails));
  expect(screen.getByText(/δεν φορτώθηκε/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Δοκιμή ξανά' })).toBeTruthy();
  expect(screen.getByText('ticket')).toBeTruthy();
});

it('renders nothing for an optional part that fails to load', async () => {
  await beside(lazyWithFallback(fails, Nothing));
  expect(screen.getByText('ticket')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
