import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from './bench.ts';
import { load, startRival, startSeira } from '#scripts/bench/harness/processes.ts';
import { spread, type Goal } from '#scripts/bench/harness/table.ts';

const PATHS = ['/api/organisations', '/api/categories'];
const CONNECTIONS = 32;

/** The headers that Node writes by itself. */
const OWN_HEADERS = /^(date|connection|keep-alive|content-length)$/;

/**
 * Responses that are the same for everybody, against bare Fastify that serialises the same, and
 * beside the most that Node's own server can do.
 */
export async function measureAnswers({ rounds, seconds, folder }: Bench): Promise<Goal[]> {
  const own = folder('answers');
  const seira = await startSeira({ DATA_DIR: own, SEED: 'demo' });
  for (const path of PATHS) {
    const answer = await fetch(`http://127.0.0.1:${seira.port}${path}`);
    writeFileSync(join(own, `${path.split('/').at(-1)}.json`), await answer.text());
    const headers = [...answer.headers].filter(([name]) => !OWN_HEADERS.test(name)).flat();
    writeFileSync(join(own, 'headers.json'), JSON.stringify(headers));
  }
  const rival = await startRival('answers', { RIVAL_FOLDER: own });
  const floor = await startRival('floor', { RIVAL_FOLDER: own });
  const goals: Goal[] = [];
  for (const path of PATHS) {
    const ours: number[] = [];
    const theirs: number[] = [];
    const most: number[] = [];
    const ask = async (port: number, seconds_: number) => {
      const job = { port, connections: CONNECTIONS, method: 'GET', paths: [path] };
      return load({ ...job, seconds: seconds_ });
    };
    const [one, other] = [await ask(seira.port, 1), await ask(rival.port, 1)];
    await ask(floor.port, 1);
    if (one.bytes !== other.bytes) {
      throw new Error(`${path}: ${one.bytes} bytes here, ${other.bytes} there`);
    }
    for (let round = 0; round < rounds; round += 1) {
      ours.push((await ask(seira.port, seconds)).perSecond);
      theirs.push((await ask(rival.port, seconds)).perSecond);
      most.push((await ask(floor.port, seconds)).perSecond);
    }
    const what = `GET ${path}, ${CONNECTIONS} connections, ${one.bytes} bytes`;
    const per = (others: number[]) => ours.map((value, index) => value / others[index]!);
    goals.push({
      what,
      against: 'bare Fastify 5 with response schema, same bytes',
      figures: `${spread(ours)}; ${spread(theirs)} a second`,
      ratios: per(theirs),
      goal: { least: 2 },
    });
    goals.push({
      what: 'the same',
      against: "Node's own server, same headers and bytes",
      figures: `${spread(ours)}; ${spread(most)} a second`,
      ratios: per(most),
      goal: null,
    });
  }
  await Promise.all([seira.stop(), rival.stop(), floor.stop()]);
  return goals;
}
