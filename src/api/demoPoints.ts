import { bag, number, records, text } from '#src/lib/read.ts';
import { ApiError } from './transport/errors.ts';

/** A point of somebody else's open data, which the demo layer of a map shows. */
export interface DemoPoint {
  id: string;
  category: string;
  latitude: number;
  longitude: number;
}

/** What is asked for: around a spot, in a month, `YYYY-MM`. */
export interface DemoQuery {
  latitude: number;
  longitude: number;
  date: string;
}

const address = 'https://data.police.uk/api/crimes-street/all-crime';
const wanted = 9;
const patience = 15_000;

const toPoint = (raw: unknown): DemoPoint | null => {
  const wire = bag(raw);
  const place = bag(wire.location);
  const [id, latitude, longitude] = [
    text(wire.id),
    number(place.latitude),
    number(place.longitude),
  ];
  if (!id || latitude === null || longitude === null) return null;
  return { id, category: text(wire.category) ?? '', latitude, longitude };
};

export const demoPointKeys = {
  around: (query: DemoQuery) => ['demoPoints', query] as const,
};

/**
 * The first nine points of the third party's answer. It is not our server: no token, no cookie, no
 * referrer goes there, so the call does not pass through the client. @throws ApiError
 */
export const fetchDemoPoints = async ({
  latitude,
  longitude,
  date,
}: DemoQuery): Promise<DemoPoint[]> => {
  const query = new URLSearchParams({ lat: String(latitude), lng: String(longitude), date });
  const answer = await fetch(`${address}?${query}`, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new ApiError('server', { status: answer.status });
  return records(await answer.json())
    .slice(0, wanted)
    .map(toPoint)
    .filter((point) => point !== null);
};
