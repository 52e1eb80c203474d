import { compare } from './compare.ts';
import type { Entry } from './built.ts';
import { drawAfresh, scrollToFocus, type StoryFacts } from './inPage.ts';
import { takePicture, type Frame } from './camera.ts';
import type { Finding } from './report.ts';
import { nameOf, type Shelf } from './shelf.ts';
import { desk, firstLook, phone, type Stage } from './stage.ts';

/** The second look in which each story is photographed. */
export const otherLook = { language: 'en', scheme: 'dark' };

/** The pause between two shots of something that should stand still. */
const PAUSE_MS = 400;

/** The most shots taken until two are the same. */
const SHOTS = 12;

/** What the picture part of a run collects. */
export interface Album {
  shelf: Shelf;
  update: boolean;
  claimed: Set<string>;
  /** Those of them that were not taken again, because nothing they depend on has changed. */
  unchanged: Set<string>;
  /** The stories that axe examined: the others look as they did when it last passed them. */
  examined: Set<string>;
  findings: Finding[];
  /** Pictures that matched their reference only at the second look. */
  late: string[];
}

/** Base stories of components without a narrow story: they are photographed at phone width too. */
export const needPhone = (entries: Entry[]): Set<string> => {
  const narrow = new Set(
    entries.filter(({ name }) => /narrow/i.test(name)).map(({ title }) => title),
  );
  return new Set(
    entries
      .filter(({ id, title }) => id.endsWith('--default') && !narrow.has(title))
      .filter(({ title }) => title.startsWith('Components/'))
      .map(({ id }) => id),
  );
};

const isScreen = ({ title }: Entry): boolean => /^(Pages|Flows)\//.test(title);

/**
 * A screen is photographed in full once, in its base story, and otherwise only as far as visible.
 */
const frameOf = (entry: Entry, first: boolean): Frame =>
  isScreen(entry) && !(first && entry.id.endsWith('--default')) ? 'viewport' : 'whole';

/**
 * Shoots until two pictures in a row are the same: the last one includes what comes late,
 * repainted together with the rest.
 */
const steady = async (stage: Stage, first: Buffer, shoot: () => Promise<Buffer>) => {
  let last = first;
  for (let shot = 1; shot < SHOTS; shot += 1) {
    await stage.page.waitForTimeout(PAUSE_MS);
    await stage.page.evaluate(drawAfresh);
    const next = await shoot();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
};

const judge = async (
  stage: Stage,
  album: Album,
  name: string,
  shoot: () => Promise<Buffer>,
): Promise<string[]> => {
  album.claimed.add(name);
  const first = await shoot();
  if (album.shelf.isSame(name, first)) return [];
  const before = album.shelf.read(name);
  if (before && !(await compare(before, first))) return [];
  const after = await steady(stage, first, shoot);
  const difference = before && (await compare(before, after));
  if (before && !difference) {
    album.late.push(name);
    return [];
  }
  if (album.update) {
    await album.shelf.keep(name, after);
    return [];
  }
  const words = difference?.words ?? 'no reference picture yet';
  album.findings.push({ name, words, before, after, marked: difference?.marked ?? null });
  return [`picture ${name}: ${words}`];
};

/** The names of a story's pictures. */
export const namesOf = (entry: Entry, { pinned, size }: StoryFacts, atPhone: boolean): string[] => {
  const modes = pinned
    ? ['own']
    : [
        `${firstLook.language}-light`,
        ...(atPhone ? ['phone'] : []),
        isScreen(entry) && !size ? 'en-dark-phone' : 'en-dark',
      ];
  return modes.map((mode) => nameOf(entry.id, mode));
};

/**
 * Takes and judges all pictures of the story on the stage: Greek and light, English and dark;
 * of a screen, the latter at phone width. A story that pins its own language or scheme has only
 * one picture.
 */
export const pictureStory = async (
  stage: Stage,
  entry: Entry,
  facts: StoryFacts,
  { album, names, axe }: { album: Album; names: string[]; axe: boolean },
): Promise<string[]> => {
  const { id } = entry;
  const [first, ...more] = names as [string, ...string[]];
  const shoot = () => takePicture(stage, frameOf(entry, true));
  const problems = await judge(stage, album, first, shoot);
  const last = more.pop();
  if (!last) return problems;
  for (const name of more) {
    await stage.resize(phone);
    problems.push(...(await judge(stage, album, name, shoot)));
    await stage.resize(facts.size ?? desk);
  }
  const small = isScreen(entry) && !facts.size;
  if (small) await stage.resize(phone);
  const restyled = await stage.restyle(id, otherLook, axe);
  if (restyled.problems.length > 0)
    return [...problems, ...restyled.problems.map((text) => `in English and dark: ${text}`)];
  if (small) await stage.page.evaluate(scrollToFocus);
  const shootAgain = () => takePicture(stage, frameOf(entry, false));
  return [...problems, ...(await judge(stage, album, last, shootAgain))];
};
