import { compare } from './compare.ts';
import type { Entry } from './built.ts';
import type { StoryFacts } from './inPage.ts';
import { takePicture, type Frame } from './camera.ts';
import type { Finding } from './report.ts';
import { nameOf, type Shelf } from './shelf.ts';
import { desk, firstLook, phone, type Stage } from './stage.ts';

/** The other look in which each story is pictured. */
const otherLook = { language: 'en', scheme: 'dark' };

/** A picture is taken again after this time when it is not as it was: something came late. */
const SECOND_LOOK_MS = 400;

/** What the picture part of a run gathers. */
export interface Album {
  shelf: Shelf;
  update: boolean;
  claimed: Set<string>;
  findings: Finding[];
  taken: number;
  /** Pictures that only the second look found as they were. */
  late: string[];
}

/** Base stories of components that have no narrow story: they are pictured at phone width too. */
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

/** Screens are pictured from head to foot in their base story, and as far as one sees in others. */
const frameOf = (entry: Entry): Frame =>
  isScreen(entry) && !entry.id.endsWith('--default') ? 'viewport' : 'whole';

const judge = async (
  stage: Stage,
  album: Album,
  name: string,
  shoot: () => Promise<Buffer>,
): Promise<string[]> => {
  album.claimed.add(name);
  album.taken += 1;
  let after = await shoot();
  if (album.shelf.isSame(name, after)) return [];
  const before = album.shelf.read(name);
  let difference = before && (await compare(before, after));
  if (before && !difference) return [];
  if (!before && album.update) {
    await album.shelf.keep(name, after);
    return [];
  }
  await stage.page.waitForTimeout(SECOND_LOOK_MS);
  after = await shoot();
  difference = before && (await compare(before, after));
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

/**
 * Takes and judges all pictures of the story that stands on the stage: Greek and light, English and
 * dark, a screen the latter at phone width. A story that pins its own language or scheme has one
 * picture alone.
 */
export const pictureStory = async (
  stage: Stage,
  entry: Entry,
  facts: StoryFacts,
  { album, atPhone, axe }: { album: Album; atPhone: boolean; axe: boolean },
): Promise<string[]> => {
  const { id } = entry;
  const shoot = () => takePicture(stage, frameOf(entry));
  if (facts.pinned) return judge(stage, album, nameOf(id, 'own'), shoot);
  const problems = await judge(stage, album, nameOf(id, `${firstLook.language}-light`), shoot);
  if (atPhone) {
    await stage.resize(phone);
    problems.push(...(await judge(stage, album, nameOf(id, 'phone'), shoot)));
    await stage.resize(facts.size ?? desk);
  }
  const small = isScreen(entry) && !facts.size;
  if (small) await stage.resize(phone);
  const restyled = await stage.restyle(id, otherLook, axe);
  if (restyled.problems.length > 0)
    return [...problems, ...restyled.problems.map((text) => `in English and dark: ${text}`)];
  problems.push(
    ...(await judge(stage, album, nameOf(id, small ? 'en-dark-phone' : 'en-dark'), shoot)),
  );
  return problems;
};
