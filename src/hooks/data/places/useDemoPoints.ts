import useSWRImmutable from 'swr/immutable';
import {
  demoPointKeys,
  fetchDemoPoints,
  type DemoPoint,
  type DemoQuery,
} from '#src/api/demoPoints.ts';

const none: DemoPoint[] = [];

/** The demo layer's points; none until they are there, and none when the third party fails. */
export const useDemoPoints = (query: DemoQuery): DemoPoint[] => {
  const { data } = useSWRImmutable(
    demoPointKeys.around(query),
    ([, asked]) => fetchDemoPoints(asked),
    { shouldRetryOnError: false },
  );
  return data ?? none;
};
