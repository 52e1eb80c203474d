import { load, loadOf } from './harness/load.ts';
import { ratiosOf, spread, type Bench, type Goal } from './harness/goals.ts';
import { startForked, startSeira } from './harness/processes.ts';

const PATHS = ['/api/organisations', '/api/categories'];
const CONNECTIONS = 32;

/** Public answers beside bare Fastify that serialises the same bytes by the same schema. */
export async function measure({ rounds, seconds, folder }: Bench): Promise<Goal[]> {
  const seira = await startSeira({ DATA_DIR: folder('answers'), SEED: 'demo' });
  const bodies: Record<string, string> = {};
  for (const path of PATHS)
    bodies[path] = await (await fetch(`http://127.0.0.1:${seira.port}${path}`)).text();
  const { first: rival, stop } = await startForked<{ port: number }>('scripts/bench/rival.ts', [
    JSON.stringify({ bodies }),
  ]);
  const goals: Goal[] = [];
  for (const path of PATHS) {
    const next = () => ({ method: 'GET' as const, path });
    const job = { connections: CONNECTIONS, seconds, next };
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (const { port } of [seira, rival]) await load({ ...job, port, seconds: 1 });
    for (let round = 0; round < rounds; round += 1) {
      ours.push((await loadOf(200, { ...job, port: seira.port })).perSecond);
      theirs.push((await loadOf(200, { ...job, port: rival.port })).perSecond);
    }
    goals.push({
      what: `GET ${path}, ${CONNECTIONS} connections, ${Buffer.byteLength(bodies[path]!)} bytes`,
      against: 'bare Fastify with response schema, same bytes',
      figures: `${spread(ours)}; ${spread(theirs)} a second`,
      ratios: ratiosOf(ours, theirs),
      goal: { least: 1 },
    });
  }
  await seira.stop();
  stop();
  return goals;
}
