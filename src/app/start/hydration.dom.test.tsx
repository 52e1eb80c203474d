import { act, renderHook } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydrate, reportMissing } from './hydration.ts';

it.each([
  ['at once', 0, 'sent', 0],
  ['a minute later', 60_000, 'newer', 1],
])('hydrates a part with the data of the rendered page: %s', async (_, later, then, calls) => {
  const fetcher = vi.fn(async () => 'newer');
  const Part = () => {
    const { data, isLoading } = useSWR<string>(['places'], fetcher);
    return <p>{isLoading ? 'loading' : data}</p>;
  };
  const state = { data: { '@"places",': 'sent' }, errors: {} };
  const page = (use: ReturnType<typeof hydrate>[] = []) => (
    <SWRConfig value={{ fallback: state.data, provider: () => new Map(), use }}>
      <Part />
    </SWRConfig>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page([() => () => ({ data: 'sent' }) as never]));
  const middleware = hydrate(state);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + later);
  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, page([middleware]), { onRecoverableError: (e) => mismatches.push(e) });
  });
  expect(mismatches).toEqual([]);
  expect(container.textContent).toBe(then);
  expect(fetcher).toHaveBeenCalledTimes(calls);
});

it('reports a read that was not prefetched, but not a write', () => {
  const reported: string[] = [];
  const prefetched = new Set(['@"known",']);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ use: [reportMissing(prefetched, (name) => reported.push(name))] }}>
      {children}
    </SWRConfig>
  );
  renderHook(
    () => {
      useSWR(['known'], () => 1);
      useSWR(['forgotten'], () => 1);
      useSWR(null, () => 1);
      useSWRMutation('sign_in', () => 1);
    },
    { wrapper },
  );
  expect(new Set(reported)).toEqual(new Set(['@"forgotten",']));
});
