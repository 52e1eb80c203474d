import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourcesIn, testsIn } from './imports.ts';

/** The terms of the glossary. */
const terms = Array.from(
  readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| \*\*([^*]+)\*\*/gm),
  ([, term = '']) => term,
);

/** Names that once had several meanings. */
const retired = ['Place', 'Device', 'Call', 'useDevices', 'servedIn', 'placeRoutes', 'Listing'];

/** Names of our own for things that have a common name. */
const dialect = new Set(
  (
    'Way way ways wayOf WAYS Told told Press answered answers Letter letter writeLetter seal unseal ' +
    'sealed forgetOver openTally tally lookups lookupsOf Hit hit epoch firstViewFirst futuresOf promised patience ' +
    'grace passing createActs rememberPress placesNow Hub hub Room kept tend tended COLUMNS LIST_COLUMNS languageOf ' +
    'stateByHand givenBack presses answer'
  ).split(' '),
);
/** Former names of tables, which only migrations and the previous version use. */
const FORMER_TABLES = /\b(told_windows|places_now)\b/;
/** Former names of files. */
const FORMER_FILES =
  /\/(ways|moves|told|letters?|seal|unseal|tally|lookups|hub|epoch|early|press|answers?)\./;
/** Domain verbs and common words, which only an export must not have. */
const dialectExports = new Set(['take', 'press', 'room', 'early', 'act', 'acts', 'answer']);

/** Names that had two meanings or two homes. */
const single = ['ticketPath', 'listColumns', 'escapeHtml', 'isRecord', 'seededRandom'];

const DECLARATION = /(\bexport (?:default )?)?\b(?:const|let|function|class|type|interface) (\w+)/g;

const declarationsIn = (files: string[]) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(DECLARATION)].map(([, prefix, name = '']) => ({
      file,
      name,
      exported: prefix !== undefined,
    })),
  );

const FOLDERS = ['common', 'server', 'src', 'mail', 'theme', 'scripts'];
const declarations = declarationsIn(sourcesIn(FOLDERS));
const exported = declarations.filter((one) => one.exported);

/** Further files that export a name. A browser type may share its name with the contract. */
const furtherHomes = (wanted: string): string[] =>
  [...new Set(exported.filter(({ name }) => name === wanted).map(({ file }) => file))]
    .filter((file) => /^(common|server|src)\//.test(file))
    .toSorted()
    .slice(1)
    .filter((file) => !file.startsWith('src/api/'));

it('exports each glossary noun and each retired name once', () => {
  const nouns = terms.filter((term) => /^\w+$/.test(term));
  expect(nouns.length).toBeGreaterThan(10);
  const doubled = [...nouns, ...retired].map((name) => [name, furtherHomes(name)] as const);
  expect(doubled.filter(([, files]) => files.length > 0)).toEqual([]);
});

it('declares no retired identifier', () => {
  expect(declarations.length).toBeGreaterThan(5_000);
  const tests = declarationsIn(testsIn([...FOLDERS, 'tests', 'stories', '.storybook']));
  const retiredIn = [
    ...[...declarations, ...tests].filter(({ name }) => dialect.has(name)),
    ...exported.filter(({ name }) => dialectExports.has(name)),
  ];
  expect(retiredIn).toEqual([]);
});

it('names responses in tests `response`, not `answer`, `reply` or `told`', () => {
  const tests = testsIn(['common', 'server', 'src', 'mail', 'tests', 'scripts']);
  expect(tests.length).toBeGreaterThan(300);
  const found = tests.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\bconst (\w+) = await [\w.]*(?:fetch|inject|request|goto|ask)\b/g,
      ),
    ]
      .filter(([, name = '']) => /^(answer|reply|told)s?$/.test(name))
      .map(() => file),
  );
  expect(found).toEqual([]);
});

it('uses no former name of a table or a file', () => {
  const all = globSync('{common,server,src,mail,theme,scripts,tests}/**/*.{ts,tsx,sql}').filter(
    (file) => !/migrations|previousVersion|structure\/names/.test(file),
  );
  expect(all.filter((file) => FORMER_TABLES.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(all.filter((file) => FORMER_FILES.test(file))).toEqual([]);
});

it('declares a name that had two meanings once', () => {
  const found = declarations.map(({ name }) => name).filter((name) => single.includes(name));
  expect(found.toSorted()).toEqual(single.toSorted());
});

it('explains the terms of the code in the glossary', () => {
  const explained = terms.map((term) => term.replaceAll(/\W/g, '').toLowerCase());
  const used = 'Ticket WaitingList Visit Transition WaitPrediction Broker Channel'.split(' ');
  const names = exported.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(used));
  expect(explained).toEqual(expect.arrayContaining(used.map((name) => name.toLowerCase())));
});
