import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listedAddresses } from '#common/addresses.ts';

interface Manifest {
  start_url: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  share_target: { action: string; method: string; params: Record<string, string> };
}

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest;

/** Width and height in the header of a PNG file. */
const sizeOf = (path: string): string => {
  const bytes = readFileSync(path);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

it('installs with icons of the sizes that it states', () => {
  expect(readFileSync('index.html', 'utf8')).toContain('href="/manifest.webmanifest"');
  for (const { src, sizes } of manifest.icons) {
    expect(existsSync(`public${src}`), src).toBe(true);
    expect(sizeOf(`public${src}`)).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes }) => sizes)).toContain('192x192');
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

it('opens shared text in a search that exists', () => {
  const { action, method, params } = manifest.share_target;
  expect(listedAddresses).toContain(action);
  expect(listedAddresses).toContain(manifest.start_url);
  // Without a service worker, a POST would not reach a screen.
  expect([method, params.text]).toEqual(['GET', 'keywords']);
});
