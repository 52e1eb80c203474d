import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { browserLaunch, BrowserUnusable } from '#tests/browser.ts';
import { buildStorybook, serveStorybook, type Entry } from './built.ts';
import { readPage } from './docsPages.ts';
import { asksAllDocs, asksDocs, asksPictures, asksStories, flags } from './flags.ts';
import { namesOf, needPhone, otherLook, pictureStory, type Album } from './pictures.ts';
import { writeReport } from './report.ts';
import { Shelf } from './shelf.ts';
import { Accepted } from './sources/accepted.ts';
import { Sources } from './sources/sources.ts';
import { Stage } from './stage.ts';

/**
 * Opens the built Storybook in the pinned browser, story by story, and checks what is asked for:
 *
 *   node tests/workshop/run.ts stories            plays, axe, page errors
 *   node tests/workshop/run.ts pictures           reference pictures
 *   node tests/workshop/run.ts stories pictures docs   and every docs page
 *   node tests/workshop/run.ts prose                   docs pages that somebody wrote
 *
 * A picture is taken again only if something it depends on has changed since it was accepted, and
 * axe then has nothing new to find either: asked for both, a story that is unchanged is only
 * played. `--all` asks everything of all. `--update` accepts the pictures of stories that pass, `--only text[,text]` takes stories
 * whose id holds a text, `--built folder` uses a Storybook that is built already, `--shelf folder`
 * other references, `--times n` repeats, `--both` asks axe in the second look too, `--part` says
 * that the build has not all stories; `--report file` and `--html folder` choose where results go.
 */

try {
  await browserLaunch();
} catch (error) {
  if (!(error instanceof BrowserUnusable)) throw error;
  console.log(error.message);
  process.exit(1);
}

const begun = Date.now();
const folder = flags.built ?? 'storybook-static';
if (flags.built === undefined && !buildStorybook(folder)) {
  console.log('Storybook does not build.');
  process.exit(1);
}
const built = await serveStorybook(folder);
const parts = flags.only?.split(',');
const wanted = built.entries.filter(({ id }) => !parts || parts.some((part) => id.includes(part)));
const stories = wanted.filter(({ type }) => type === 'story');
const pages = wanted.filter(
  ({ type, tags }) => type === 'docs' && (asksAllDocs || tags.includes('unattached-mdx')),
);
const atPhone = needPhone(built.entries);
const sources = new Sources({
  root: process.cwd(),
  stats: built.stats,
  since: flags.built === undefined ? begun : built.at,
  browser: await Stage.browser(),
});
const accepted = new Accepted(flags.shelf, sources);

/** Entries by file, so that each file is loaded once; screens first, as they take longest. */
const byFile = (entries: Entry[]): Entry[][] => {
  const files = new Map<string, Entry[]>();
  for (const entry of entries) files.set(entry.title, [...(files.get(entry.title) ?? []), entry]);
  const isScreen = (file: Entry[]): number => Number(file[0]!.title.startsWith('Pages/'));
  return [...files.values()].toSorted(
    (one, other) => isScreen(other) - isScreen(one) || other.length - one.length,
  );
};

/** Whether nothing that a story shows has changed since its pictures were accepted. */
const isUnchanged = ({ importPath }: Entry): boolean =>
  accepted.isUnchanged(importPath) && !flags.all;

/** Accepting pictures takes axe and the plays along, so that what is accepted has passed both. */
const checksStories = asksStories || flags.update;

/** Notes the pictures of a story that need not be taken again; false when they have to be. */
const isSettled = (names: string[], entry: Entry, album: Album): boolean => {
  if (!isUnchanged(entry) || !names.every((name) => album.shelf.has(name))) return false;
  for (const name of names) {
    album.claimed.add(name);
    album.unchanged.add(name);
  }
  return true;
};

const checkStory = async (stage: Stage, entry: Entry, album: Album): Promise<string[]> => {
  const axe = checksStories && !(asksPictures && isUnchanged(entry));
  if (axe) album.examined.add(entry.id);
  const facts = await stage.meet(entry.id, { axe });
  const names = namesOf(entry, facts, atPhone.has(entry.id));
  const pictured = asksPictures && facts.unpictured === null && !isSettled(names, entry, album);
  if (!checksStories && !pictured) return [];
  const { problems } = await stage.play(entry.id, facts);
  if (flags.both && !asksPictures && !facts.pinned && problems.length === 0)
    return (await stage.restyle(entry.id, otherLook, true)).problems;
  if (!pictured || (checksStories && problems.length > 0)) return problems;
  const differences = await pictureStory(stage, entry, facts, {
    album,
    names,
    axe: checksStories && flags.both,
  });
  // When a picture differs, a play that did not finish is the first thing to know.
  return differences.length > 0 ? [...differences, ...problems] : [];
};

const ask = (stage: Stage, entry: Entry, album: Album): Promise<string[]> =>
  stage
    .patiently(() => checkStory(stage, entry, album))
    .catch((problem: unknown) => [problem instanceof Error ? problem.message : String(problem)]);

/** Removes what a story's pictures left in the album, before they are taken again. */
const forget = (album: Album, problems: string[]): void => {
  const again = problems.flatMap((text) => /^picture (\S+):/.exec(text)?.[1] ?? []);
  album.findings = album.findings.filter(({ name }) => !again.includes(name));
};

/** A story that failed is retried once on a page that has shown no other. */
const late: string[] = [];
const askTwice = async (stage: Stage, entry: Entry, album: Album): Promise<string[]> => {
  const first = await ask(stage, entry, album);
  if (first.length === 0) return first;
  stage.renew();
  forget(album, first);
  const second = await ask(stage, entry, album);
  if (second.length === 0) late.push(`${entry.id}: ${first[0]?.split('\n')[0]}`);
  return second;
};

/** What went wrong, for the reader of the report. */
const problemsOf: { id: string; text: string }[] = [];
const tell = (id: string, problems: string[]): void => {
  problemsOf.push(...problems.map((text) => ({ id, text })));
  // A query that finds nothing quotes the whole document; only the report includes it.
  const brief = problems.map((text) => text.split('\n').slice(0, 4).join('\n'));
  console.log(`✗ ${id}\n  ${brief.join('\n  ')}`);
};

/** Records for which sources the pictures are accepted now, of files asked as a whole. */
const record = (failed: Set<string>): void => {
  const asked = new Set(stories.map(({ id }) => id));
  const all = built.entries.filter(({ type }) => type === 'story');
  const open = all.filter(({ id }) => !asked.has(id) || failed.has(id));
  const files = new Set(all.map(({ importPath }) => importPath));
  const left = new Set(open.map(({ importPath }) => importPath));
  for (const file of files) if (!left.has(file)) accepted.accept(file);
  if (!flags.part) accepted.keepOnly(files);
  accepted.save();
};

const PROGRESS_EVERY_MS = 10_000;

const seconds = (since: number): number => (performance.now() - since) / 1000;

const once = async (): Promise<{ passed: number; failed: number }> => {
  const album: Album = {
    shelf: new Shelf(flags.shelf),
    update: flags.update,
    claimed: new Set(),
    unchanged: new Set(),
    examined: new Set(),
    findings: [],
    late: [],
  };
  const waiting = asksStories || asksPictures ? byFile(stories) : [];
  const reading = asksDocs ? [...pages] : [];
  const failed: string[] = [];
  const begin = performance.now();
  const all = waiting.flat().length + reading.length;
  const progress = setInterval(() => {
    const left = waiting.flat().length + reading.length;
    console.log(
      `  ${all - left} of ${all} begun, ${failed.length} wrong, ${seconds(begin).toFixed(0)} s`,
    );
  }, PROGRESS_EVERY_MS);
  const work = async (): Promise<void> => {
    const stage = await Stage.open(built.origin);
    for (let file = waiting.shift(); file; file = waiting.shift())
      for (const entry of file) {
        const problems = await askTwice(stage, entry, album);
        if (problems.length === 0) continue;
        failed.push(entry.id);
        tell(entry.id, problems);
      }
    for (let entry = reading.shift(); entry; entry = reading.shift()) {
      const problems = await readPage(stage, built.origin, entry);
      if (problems.length === 0) continue;
      failed.push(entry.id);
      tell(entry.id, problems);
    }
    await stage.close();
  };
  // A page spends about a third of its time waiting for pictures and animations, so one more
  // page than processors keeps them all busy. Beyond four, stories run into their time limits.
  const pagesBeside = Math.min(availableParallelism() + 1, 4);
  await Promise.all(Array.from({ length: pagesBeside }, work));
  clearInterval(progress);

  const checked =
    (asksStories || asksPictures ? stories.length : 0) + (asksDocs ? pages.length : 0);
  if (asksPictures && !parts && !flags.part) {
    const strangers = album.shelf.strangers(album.claimed);
    for (const name of strangers) {
      if (flags.update && !album.claimed.has(name)) album.shelf.drop(name);
      else {
        failed.push(name);
        tell(name, ['a reference without its story, or not as the manifest says']);
      }
    }
  }
  if (asksPictures && flags.update) {
    album.shelf.save();
    record(new Set(failed));
  }
  if (asksPictures && !flags.update) {
    const report = await writeReport(flags.html, album.findings);
    if (album.findings.length > 0) console.log(`\nBefore, after and difference: ${report}`);
  }
  const took = seconds(begin);
  console.log(
    [
      `${checked} ${asksDocs ? 'stories and pages' : 'stories'} in ${took.toFixed(1)} s (${((checked / took) * 60).toFixed(0)} a minute)`,
      checksStories && `${album.examined.size} examined by axe`,
      asksPictures &&
        `${album.claimed.size - album.unchanged.size} pictures taken, ${album.findings.length} not as their reference, ${album.late.length} late; ${album.unchanged.size} unchanged and not taken; ${(album.shelf.weight() / 1e6).toFixed(1)} MB of references`,
      ...album.late.map((name) => `  late: ${name}`),
      ...late.splice(0).map((line) => `  right at the second asking: ${line}`),
    ]
      .filter(Boolean)
      .join('\n'),
  );
  const pictured = asksPictures
    ? album.claimed.size - album.unchanged.size - album.findings.length
    : 0;
  return { passed: checked - new Set(failed).size + pictured, failed: failed.length };
};

const total = { passed: 0, failed: 0 };
for (let time = 1; time <= Number(flags.times); time += 1) {
  if (flags.times !== '1') console.log(`\nrun ${time} of ${flags.times}`);
  const { passed, failed } = await once();
  total.passed += passed;
  total.failed += failed;
}
built.stop();
const nothing = total.passed + total.failed === 0;
if (nothing) console.log('Nothing was checked: no story has such an id.');
mkdirSync(dirname(flags.report), { recursive: true });
writeFileSync(flags.report, JSON.stringify({ ...total, problems: problemsOf }));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || nothing ? 1 : 0);
