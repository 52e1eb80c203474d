import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals: gates } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    both: { type: 'boolean', default: false },
    only: { type: 'string' },
    built: { type: 'string' },
    shelf: { type: 'string', default: join('tests', 'visual') },
    times: { type: 'string', default: '1' },
    part: { type: 'boolean', default: false },
    report: { type: 'string', default: join('test-results', 'reports', 'workshop.json') },
    html: { type: 'string', default: join('test-results', 'visual') },
  },
});

const known = ['stories', 'pictures', 'docs', 'prose'];
if (gates.length === 0 || gates.some((gate) => !known.includes(gate))) {
  console.log(`Name what to check: ${known.join(', ')}.`);
  process.exit(1);
}

/** What the command line of `run.ts` asks for; it says what each flag means. */
export const flags = values;

export const [asksStories, asksPictures, asksAllDocs, asksProse] = known.map((gate) =>
  gates.includes(gate),
) as [boolean, boolean, boolean, boolean];
export const asksDocs = asksAllDocs || asksProse;
