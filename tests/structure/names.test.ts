import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesIn } from './imports.ts';

const EXPORT = /^export (?:default )?(?:const|function|type|interface|class) (\w+)/gm;

const nouns = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| \*\*(\w+)\*\*/gm)].map(
  ([, noun = '']) => noun,
);

/** Names that once had several meanings. */
const retired = ['Place', 'Device', 'Call', 'useDevices', 'servedIn', 'placeRoutes', 'Listing'];

const homes = new Map<string, Set<string>>();
for (const file of sourcesIn(['common', 'server', 'src']))
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(EXPORT))
    homes.set(name, (homes.get(name) ?? new Set()).add(file));

/** Further files that export a name. A browser type may share its name with the contract. */
const furtherHomes = (name: string): string[] =>
  [...(homes.get(name) ?? [])]
    .sort()
    .slice(1)
    .filter((file) => !file.startsWith('src/api/'));

it('exports each glossary noun and each retired name once', () => {
  expect(nouns.length).toBeGreaterThan(10);
  const doubled = [...nouns, ...retired].map((name) => [name, furtherHomes(name)] as const);
  expect(doubled.filter(([, files]) => files.length > 0)).toEqual([]);
});
