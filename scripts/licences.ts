import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * `npm run licences`: every installed package by its licence, with those that ship with the
 * product marked; exits with 1 when one of these is not known to allow that.
 */
const root = resolve(import.meta.dirname, '..');
const FREE =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Python-2\.0|PostgreSQL|Unlicense|Zlib|OFL-1\.1|WTFPL)$/;

/** Reviewed by a person: why the package may ship all the same. */
const LOOKED_AT: Record<string, string> = {
  'mapbox-gl':
    "Mapbox's own terms. Loaded only where a VITE_MAPBOX_TOKEN was given at build; whoever gives one accepts them. MapLibre (BSD) does the work otherwise.",
};

interface Entry {
  name?: string;
  version?: string;
  license?: string | { type: string };
  licenses?: { type: string }[];
}

interface Locked {
  packages: Record<string, { dev?: boolean; optional?: boolean; version?: string }>;
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Locked;

/** The declared licence of a package, or its licence file's first line. */
function licenceOf(folder: string): string {
  const entry = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Entry;
  const { license, licenses } = entry;
  if (typeof license === 'string') return license;
  const said = license?.type ?? licenses?.map(({ type }) => type).join(' OR ');
  if (said) return said;
  const [file] = globSync('{LICEN[CS]E,COPYING}*', { cwd: folder });
  const first = file && readFileSync(join(folder, file), 'utf8').trim().split('\n')[0];
  return first ? `see file: ${first.trim().slice(0, 60)}` : 'none stated';
}

/** Whether a licence, or one of several alternatives, allows redistributing the product. */
const isFree = (licence: string): boolean => {
  const plain = licence.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((one) => one.split(' AND ').every((part) => FREE.test(part)));
};

const rows = Object.entries(lock.packages)
  .filter(([path]) => path !== '' && existsSync(join(root, path, 'package.json')))
  .map(([path, { dev, version }]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 13),
    version: version ?? '',
    ships: dev !== true,
    licence: licenceOf(join(root, path)),
  }));
const by = new Map<string, typeof rows>();
for (const row of rows) by.set(row.licence, [...(by.get(row.licence) ?? []), row]);
for (const [licence, packages] of [...by].sort((one, other) => other[1].length - one[1].length)) {
  const shipped = packages.filter(({ ships }) => ships);
  console.log(`${licence}: ${packages.length}, of which ${shipped.length} ship`);
  if (packages.length > 40 && !process.argv.includes('--all')) continue;
  const names = packages.map(
    ({ name, version, ships }) => `${name}@${version}${ships ? '' : ' (dev)'}`,
  );
  console.log(`    ${names.join(', ')}`);
}
const doubtful = rows.filter(({ ships, licence }) => ships && !isFree(licence));
console.log(`\n${rows.length} packages, ${rows.filter(({ ships }) => ships).length} ship.`);
for (const { name, licence } of doubtful) {
  const why = LOOKED_AT[name];
  console.log(why ? `– ${name} (${licence}): ${why}` : `✗ to be looked at: ${name} (${licence})`);
}
process.exitCode = doubtful.some(({ name }) => !LOOKED_AT[name]) ? 1 : 0;
