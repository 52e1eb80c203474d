import useSWRImmutable from 'swr/immutable';
import { asRecord, number, text } from '#src/lib/read.ts';
import { ApiError } from '#src/api/transport/errors.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';

interface DemoPoint {
  id: string;
  category: string;
  latitude: number;
  longitude: number;
}

interface DemoQuery {
  latitude: number;
  longitude: number;
  date: string;
}

const address = 'https://data.police.uk/api/crimes-street/all-crime';
/** Number of points that are shown. */
export const DEMO_POINTS = 9;
const TIMEOUT_MS = 15_000;

const toPoint = (raw: unknown): DemoPoint | null => {
  const wire = asRecord(raw);
  const place = asRecord(wire.location);
  const [id, latitude, longitude] = [
    text(wire.id),
    number(place.latitude),
    number(place.longitude),
  ];
  if (!id || latitude === null || longitude === null) return null;
  return { id, category: text(wire.category) ?? '', latitude, longitude };
};

/**
 * The first nine points of a third party's response. The request bypasses the client, because no
 * token, cookie or referrer may be sent there.
 * @throws ApiError
 */
export const fetchDemoPoints = async ({
  latitude,
  longitude,
  date,
}: DemoQuery): Promise<DemoPoint[]> => {
  const query = new URLSearchParams({ lat: String(latitude), lng: String(longitude), date });
  const response = await fetch(`${address}?${query}`, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new ApiError('server', { status: response.status });
  const points: unknown = await response.json();
  return (Array.isArray(points) ? points : [])
    .slice(0, DEMO_POINTS)
    .map(toPoint)
    .filter((point) => point !== null);
};

const none: DemoPoint[] = [];

/** Empty until loaded and on failure. Browsers only: a server must not call a third party. */
export const useDemoPoints = (query: DemoQuery): DemoPoint[] => {
  const hydrated = useHydrated();
  const { data } = useSWRImmutable(
    hydrated ? (['demoPoints', query] as const) : null,
    ([, requested]) => fetchDemoPoints(requested),
    { shouldRetryOnError: false },
  );
  return data ?? none;
};
