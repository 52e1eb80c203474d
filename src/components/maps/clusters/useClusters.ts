import { useEffect, useMemo, useState } from 'react';
import { clustersFrom, clustersOf, groupsOf, type Cluster } from './clusters.ts';
import type { Answer, Question } from './clusters.worker.ts';
import type { MapPlace } from '#src/components/maps/place.ts';

/** Up to this many points the main thread is faster than a worker. */
const FEW = 300;

let worker: Worker | null = null;
let asked = 0;

/** Clusters places off the main thread, or on it when no worker is available. */
const groupsApart = (places: MapPlace[], zoom: number): Promise<number[][]> =>
  new Promise((resolve) => {
    worker ??= new Worker(new URL('./clusters.worker.ts', import.meta.url), { type: 'module' });
    const current = worker;
    const number = (asked += 1);
    const end = (groups: number[][]): void => {
      current.removeEventListener('message', hear);
      current.removeEventListener('error', fail);
      resolve(groups);
    };
    const hear = ({ data }: MessageEvent<Answer>): void => {
      if (data.number === number) end(data.groups);
    };
    const fail = (): void => {
      worker = null;
      end(groupsOf(places, zoom));
    };
    current.addEventListener('message', hear);
    current.addEventListener('error', fail);
    const points = places.map(({ latitude, longitude }) => ({ latitude, longitude }));
    const question: Question = { number, points, zoom };
    current.postMessage(question, []);
  });

/**
 * Places clustered for an integer zoom level. With very many of them the clusters arrive a moment
 * later, and the previous ones are shown until then.
 */
export const useClusters = (places: MapPlace[], zoom: number): Cluster[] => {
  const few = places.length <= FEW;
  const now = useMemo(() => (few ? clustersOf(places, zoom) : null), [few, places, zoom]);
  const [later, setLater] = useState<Cluster[]>([]);
  useEffect(() => {
    if (few) return undefined;
    let wanted = true;
    const bring = async (): Promise<void> => {
      const groups = await groupsApart(places, zoom);
      if (wanted) setLater(clustersFrom(places, groups));
    };
    void bring();
    return () => {
      wanted = false;
    };
  }, [few, places, zoom]);
  return now ?? later;
};
