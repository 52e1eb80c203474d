// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { expect, it } from 'vitest';
import type { ReactNode } from 'react';
import { reportMissing } from './hydration.ts';

it('reports a read that was not prefetched, and no write', () => {
  const reported: string[] = [];
  const state = { data: { '@"known",': 1 }, errors: {} } as Parameters<typeof reportMissing>[0];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ use: [reportMissing(state, (name) => reported.push(name))] }}>
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
