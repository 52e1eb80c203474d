import { describe, expect, it, vi } from 'vitest';
import { buildDemoPoints } from '#src/mocks/map.ts';
import { fetchDemoPoints } from './useDemoPoints.ts';

const query = { latitude: 52.64, longitude: -1.14, date: '2026-01' };

const answering = (response: () => Response) => {
  const call = vi.fn<typeof fetch>(() => Promise.resolve(response()));
  vi.stubGlobal('fetch', call);
  return call;
};

describe('fetchDemoPoints', () => {
  it('returns the first nine points, requested without credentials', async () => {
    const call = answering(() => Response.json(buildDemoPoints()));
    const points = await fetchDemoPoints(query);
    expect(points).toHaveLength(9);
    expect(points[0]).toEqual({
      id: '1000',
      category: 'bicycle-theft',
      latitude: 52.63,
      longitude: -1.15,
    });
    const [url, sent] = call.mock.calls[0]!;
    expect(url).toBe(
      'https://data.police.uk/api/crimes-street/all-crime?lat=52.64&lng=-1.14&date=2026-01',
    );
    expect(sent?.credentials).toBe('omit');
    expect(sent?.headers).toBeUndefined();
  });

  it('leaves out invalid points among the first nine', async () => {
    answering(() => Response.json([{ id: 1 }, null, ...buildDemoPoints()]));
    await expect(fetchDemoPoints(query)).resolves.toHaveLength(7);
  });

  it('rejects with an ApiError', async () => {
    answering(() => new Response('', { status: 503 }));
    await expect(fetchDemoPoints(query)).rejects.toMatchObject({ kind: 'server', status: 503 });
  });
});
