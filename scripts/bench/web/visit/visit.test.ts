import { describe, expect, it } from 'vitest';
import { layoutShift, type Seen } from './probe.ts';
import { figuresOf } from './visit.ts';
import type { Transfer } from './wire.ts';

const nothing: Seen = {
  paint: 0, largest: 0, largestWhat: '', shown: 0, interactive: 0, shifts: [], tasks: [],
}; // prettier-ignore

const sent = (kind: Transfer['kind'], at: number, bytes: number, name = 'x'): Transfer => ({
  kind, bytes, url: `http://localhost/${name}`, sent: at, ended: at + 10, status: 200,
}); // prettier-ignore

const transfers = [
  sent('document', 0, 5_000),
  sent('script', 20, 100_000, 'index.js'),
  sent('script', 30, 200_000, 'maplibre-gl-DaU5.js'),
  sent('font', 40, 30_000),
  sent('video', 900, 900_000),
  sent('script', 950, 10_000, 'when-idle.js'),
  sent('picture', 1_500, 7_000),
];
const figures = (interactive: number, wire = transfers) =>
  figuresOf({ ...nothing, interactive, tasks: [[100, 80], [300, 40], [400, 150]] }, wire, { nodes: 1, heap: 1, work: 1 }); // prettier-ignore

describe('the figures of a visit', () => {
  it('count scripts asked for until interactive, with and without the map', () => {
    expect(figures(500)).toMatchObject({
      scripts: 300_000,
      scriptsWithoutMap: 100_000,
      scriptsInAll: 310_000,
    });
  });

  it('count all scripts of a page that never becomes interactive', () => {
    expect(figures(0).scripts).toBe(310_000);
  });

  it('count what is asked for before the video, or until interactive where that is later', () => {
    expect(figures(500).beforeVideo).toBe(335_000);
    expect(figures(1_000).beforeVideo).toBe(345_000);
    const still = transfers.filter(({ kind }) => kind !== 'video');
    expect(figures(500, still).beforeVideo).toBe(352_000);
    expect(figures(500).bytes).toBe(352_000);
  });

  it('count of each long task what goes beyond 50 ms', () => {
    expect(figures(500).blocking).toBe(130);
  });
});

describe('the score of layout shifts', () => {
  const shift = (at: number, value: number) => ({ at, value, what: `p ${at}` });

  it('is that of the worst session, which ends with a second of rest', () => {
    expect(layoutShift([])).toEqual({ score: 0, what: '' });
    const shifts = [shift(0, 0.1), shift(900, 0.1), shift(2_000, 0.15)];
    expect(layoutShift(shifts)).toEqual({ score: 0.2, what: '0.1500 p 2000' });
  });

  it('lasts no longer than five seconds', () => {
    const shifts = Array.from({ length: 12 }, (_, index) => shift(index * 600, 0.01));
    expect(layoutShift(shifts).score).toBeCloseTo(0.09);
  });
});
