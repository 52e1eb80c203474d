import useSWRImmutable from 'swr/immutable';
import {
  demoPointKeys,
  fetchDemoPoints,
  type DemoPoint,
  type DemoQuery,
} from '#src/api/demoPoints.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';

const none: DemoPoint[] = [];

/**
 * The demo layer's points; none until they have loaded, and none when the third party fails. Only
 * browsers request them: a server must not call a third party.
 */
export const useDemoPoints = (query: DemoQuery): DemoPoint[] => {
  const hydrated = useHydrated();
  const { data } = useSWRImmutable(
    hydrated ? demoPointKeys.around(query) : null,
    ([, asked]) => fetchDemoPoints(asked),
    { shouldRetryOnError: false },
  );
  return data ?? none;
};
