import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * `npm run licences`: lists every installed package by licence and marks those that ship with the
 * product. Exits with 1 if the licence of a shipped package is not known to allow that.
 */
const root = resolve(import.meta.dirname, '..');
const FREE =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Python-2\.0|PostgreSQL|Unlicense|Zlib|OFL-1\.1|WTFPL)$/;

/** Packages reviewed by a person, by name prefix, with the reason why they may ship. */
const LOOKED_AT: Record<string, string> = {
  '@img/sharp-libvips-':
    'LGPL: a separate, unmodified shared library, which anybody may replace in node_modules.',
  'mapbox-gl':
    "Mapbox's own terms. Loaded only if VITE_MAPBOX_TOKEN was set at build time, whose owner accepts them. Otherwise MapLibre (BSD) is used.",
  xtend: 'MIT, which its package.json states in the old form.',
};

interface Locked {
  packages: Record<string, { dev?: boolean; version?: string; license?: string }>;
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Locked;

/** True if a licence, or one of several alternatives, allows redistribution. */
const isFree = (licence: string): boolean => {
  const plain = licence.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((one) => one.split(' AND ').every((part) => FREE.test(part)));
};

const rows = Object.entries(lock.packages)
  .filter(([path]) => path !== '' && existsSync(join(root, path, 'package.json')))
  .map(([path, { dev, version, license }]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 13),
    version: version ?? '',
    ships: dev !== true,
    licence: license ?? 'none stated',
  }));
const by = new Map<string, typeof rows>();
for (const row of rows) by.set(row.licence, [...(by.get(row.licence) ?? []), row]);
for (const [licence, packages] of [...by].sort((one, other) => other[1].length - one[1].length)) {
  const shipped = packages.filter(({ ships }) => ships);
  console.log(`${licence}: ${packages.length}, ${shipped.length} shipped`);
  if (packages.length > 40 && !process.argv.includes('--all')) continue;
  const names = packages.map(
    ({ name, version, ships }) => `${name}@${version}${ships ? '' : ' (dev)'}`,
  );
  console.log(`    ${names.join(', ')}`);
}
const doubtful = rows.filter(({ ships, licence }) => ships && !isFree(licence));
console.log(`\n${rows.length} packages, ${rows.filter(({ ships }) => ships).length} shipped.`);
const reviewOf = (name: string): string | undefined =>
  Object.entries(LOOKED_AT).find(([start]) => name.startsWith(start))?.[1];
for (const { name, licence } of doubtful) {
  const why = reviewOf(name);
  console.log(why ? `– ${name} (${licence}): ${why}` : `✗ needs a review: ${name} (${licence})`);
}
process.exitCode = doubtful.some(({ name }) => !reviewOf(name)) ? 1 : 0;
