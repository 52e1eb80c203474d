import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { Organisations } from './useOrganisations.ts';
import { useSteps } from './useSteps.ts';

/** The part of `useOrganisations` that `useSteps` reads. */
const organisations = (some: Partial<Organisations>): Organisations =>
  ({ records: [], hasMore: true, isLoadingMore: false, ...some }) as Organisations;

const twelve = Array.from({ length: 12 }) as Organisations['records'];

it('requests the next page when all loaded places are shown', () => {
  const loadMore = vi.fn();
  const all = organisations({ records: twelve, loadMore });
  const { result } = renderHook(() => useSteps(all, 'all'), { wrapper: MemoryRouter });
  act(() => result.current.loadMore());
  expect(loadMore).toHaveBeenCalled();
});

it('requests a failed page again before the router has raised the limit', () => {
  const loadMore = vi.fn();
  const all = organisations({ records: twelve, loadMore, error: new Error('offline') });
  const { result } = renderHook(() => useSteps(all, 'all'), { wrapper: MemoryRouter });
  act(() => result.current.loadMore());
  expect(loadMore).toHaveBeenCalledTimes(1);
});
