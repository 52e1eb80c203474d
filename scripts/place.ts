import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { callersPath, readWords, runCommand, type Work } from '#server/operator/command.ts';
import { PLACE_FIELDS, type PlaceField, type PlaceInput } from '#server/operator/placeInput.ts';
import {
  listPlaces,
  resendNotices,
  setPlaceOpen,
  readPlaceOptions,
  readPlacesFile,
  writePlaces,
  type WrittenPlace,
} from '#server/operator/places.ts';
import { loadKeys } from '#server/loadKeys.ts';
import { linkOrigin } from '#server/pages/origin.ts';

const USAGE = `npm run place -- list
npm run place -- add --slug=… --title=… --category=… --address=… --city=… --hours="Mo-Fr 09:00-14:00"
npm run place -- import FILE.csv
npm run place -- close SLUG   stops all lists from today on
npm run place -- open SLUG    reopens the lists from today on
npm run place -- notify SLUG  sends failed notices of closed and opened days again
Options of add, and columns of the file: ${PLACE_FIELDS.join(', ')}.
docs/operations.md explains them.`;

const options = Object.fromEntries(
  PLACE_FIELDS.map((field) => [field.replaceAll('_', '-'), { type: 'string' as const }]),
);

/** The options of `add` by field. Unknown options end the command. */
const fieldsOf = (args: string[]): Partial<Record<PlaceField, string>> => {
  const { values } = parseArgs({ args, options, strict: true });
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.replaceAll('-', '_'), String(value)]),
  );
};

/** @param isMailed true with a mail server; otherwise the operator passes the link on */
function show({ slug, title, isNew, owner, invited }: WrittenPlace, isMailed: boolean): void {
  console.log(`${isNew ? 'added' : 'updated'}  ${slug}  ${title}`);
  if (invited === null) return;
  if (invited.outcome === 'already_member') console.log(`  ${owner} is already a member`);
  if (invited.outcome === 'already_invited') console.log(`  ${owner} is already invited`);
  if (invited.outcome === 'sent') {
    console.log(`  ${owner} is invited as owner${isMailed ? '' : `: ${invited.href}`}`);
  }
}

const list: Work = async (db) => {
  for (const { slug, title, city, owners, clerks, until } of await listPlaces(db)) {
    const staff = `${owners} owners, ${clerks} clerks`;
    console.log(`${slug}  ${title}, ${city}  ${staff}  lists until ${until ?? '–'}`);
  }
};

const writingNow = async (...[db, settings]: Parameters<Work>) => ({
  keys: await loadKeys(settings, db),
  origin: linkOrigin(settings),
  now: new Date(),
});

const write = (inputs: PlaceInput[]): Work => {
  const work: Work = async (db, settings) => {
    const written = await writePlaces(db, inputs, await writingNow(db, settings));
    for (const place of written) show(place, settings.smtpUrl !== null);
  };
  return Object.assign(work, { creates: true });
};

const setOpen =
  (slug: string, isOpen: boolean): Work =>
  async (db, settings) => {
    const count = await setPlaceOpen(db, slug, isOpen, await writingNow(db, settings));
    console.log(`${count} lists of ${slug} are ${isOpen ? 'open' : 'closed'} now.`);
  };

const notify =
  (slug: string): Work =>
  async (db, settings) => {
    const count = await resendNotices(db, slug, await writingNow(db, settings));
    console.log(`${count} people of ${slug} get a notice.`);
  };

const [command, ...rest] = process.argv.slice(2);

await runCommand(() => {
  if (command === 'add') return write([readPlaceOptions(fieldsOf(rest))]);
  const [, word] = readWords(2, USAGE);
  if (command === 'list' && word === undefined) return list;
  if (command === 'import' && word)
    return write(readPlacesFile(readFileSync(callersPath(word), 'utf8')));
  if ((command === 'close' || command === 'open') && word) return setOpen(word, command === 'open');
  if (command === 'notify' && word) return notify(word);
  throw new Error(USAGE);
});
