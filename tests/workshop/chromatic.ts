import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { modes, viewports } from '#storybook/modes.ts';
import { serveStorybook } from './built.ts';
import { Stage } from './stage.ts';

/**
 * What Chromatic will do with the built Storybook, as far as this can be checked offline:
 * TurboSnap's trace, and what each mode renders. `npm run test:chromatic`, after a build.
 */
const folder = 'storybook-static';

interface Trace {
  /** The story files that a change affects; `all` when Chromatic would photograph everything. */
  reached: string[] | 'all';
}

const run = promisify(execFile);

const trace = async (changed: string): Promise<Trace> => {
  const { stdout, stderr } = await run('chromatic', [
    'trace',
    '--mode',
    'compact',
    '--stats-file',
    join(folder, 'preview-stats.json'),
    changed,
  ]).catch((failure: { stdout: string; stderr: string }) => failure);
  const text = stdout + stderr;
  if (text.includes('A full build is required')) return { reached: 'all' };
  return {
    reached: [...text.matchAll(/^— (\S+\.stories\.tsx?)$/gm)].map(([, file]) => file ?? ''),
  };
};

let passed = 0;
const problems: { id: string; text: string }[] = [];
const check = (id: string, right: boolean, seen: unknown): void => {
  if (right) passed += 1;
  else problems.push({ id, text: `saw ${JSON.stringify(seen)}` });
  console.log(`${right ? '✓' : '✗'} ${id}${right ? '' : `: saw ${JSON.stringify(seen)}`}`);
};

const CARD = 'src/components/cards/content/PlanCard.tsx';
const STORIES = 'stories/components/cards/content/PlanCard.stories.tsx';
const SHARED = ['theme/tokens.ts', '.storybook/preview.tsx'];

const [leaf, story, ...shared] = (
  await Promise.all([CARD, STORIES, ...SHARED].map((file) => trace(file)))
).map(({ reached }) => reached);
check(
  'a change of one card reaches its own stories and the screens and flows that show it',
  Array.isArray(leaf) &&
    leaf.includes(STORIES) &&
    leaf.includes('stories/pages/pricing/PricingPage.stories.tsx') &&
    leaf.every((file) => /PlanCard|PricingPage|^stories\/flows\//.test(file)),
  leaf,
);
check('a change of a story file reaches that file alone', String(story) === STORIES, story);
for (const [index, reached] of shared.entries())
  check(`a change of ${SHARED[index]} pictures everything`, reached === 'all', reached);

const { origin, entries, stop } = await serveStorybook(folder);
const stage = await Stage.open(origin);
const example = entries.find(({ id }) => id === 'components-cards-listingcard--default');
for (const [name, mode] of Object.entries(modes)) {
  const options = viewports[mode.viewport.value as keyof typeof viewports];
  const width = Number.parseInt(options.styles.width, 10);
  // The frame does not finish the story it already shows a second time: each mode gets a new frame.
  stage.renew();
  await stage.play(example!.id, await stage.meet(example!.id, { axe: false }));
  await stage.resize({ width, height: 900 });
  await stage.restyle(example!.id, { language: mode.language, scheme: mode.scheme }, false);
  const drawn = await stage.page.evaluate(() => ({
    lang: document.documentElement.lang,
    scheme: document.documentElement.dataset.scheme,
    ground: getComputedStyle(document.body).backgroundColor,
    width: innerWidth,
    words: document.querySelector('#storybook-root')?.textContent ?? '',
  }));
  const dark = mode.scheme === 'dark';
  const [brightness = 0] = drawn.ground.match(/\d+/g)?.map(Number) ?? [];
  check(
    `mode ${name} is drawn in its language, scheme and width`,
    drawn.lang === mode.language &&
      drawn.scheme === mode.scheme &&
      brightness < 128 === dark &&
      drawn.width === width &&
      drawn.words.includes(mode.language === 'el' ? 'μπροστά' : 'ahead'),
    drawn,
  );
}
await stage.close();
stop();

mkdirSync(join('test-results', 'reports'), { recursive: true });
writeFileSync(
  join('test-results', 'reports', 'chromatic.json'),
  JSON.stringify({ passed, failed: problems.length, problems }),
);
console.log(`${passed} passed, ${problems.length} failed`);
process.exit(problems.length > 0 ? 1 : 0);
