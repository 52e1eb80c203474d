import { connect, type Socket } from 'node:net';
import { setTimeout as rest } from 'node:timers/promises';
import { limit, median, type Bench, type Goal } from './harness/goals.ts';
import { healthRequest, load, postRequest, takeRequest, type LoadResult } from './harness/load.ts';
import { tokensOf } from '#tests/trust/people.ts';
import { startSeira } from './harness/processes.ts';
import { onBoth, openLists, type Stand } from './harness/stands.ts';

const STORM = 600;
/** Requests per second of the storm: far more than one process serves. */
const RATE = 4_000;
const SLOW = 300;
const PEOPLE = 60;
const LISTS = ['lst_a', 'lst_b', 'lst_c'];
/** By then the server has closed every connection with an unfinished request. */
const CLOSED_MS = 17_000;
const EXPECTED = [200, 201, 422, 503];

/** Connections that never finish their request, in three ways. */
function slowClients(port: number): Socket[] {
  const head = 'POST /api/users/sign_in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  const starts = [
    'GET / HTTP/1.1\r\nhost: x\r\n',
    `${head}content-length: 4000\r\n\r\n{"email":`,
    `${head}content-length: 2000000000\r\n\r\n${'x'.repeat(65_536)}`,
  ];
  return Array.from({ length: SLOW }, (_, n) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(starts[n % starts.length]!);
    return socket;
  });
}

async function storm({ name, env }: Stand, seconds: number): Promise<Goal[]> {
  const seira = await startSeira({ ...env, FAILED_SIGN_INS_PER_ADDRESS: '1000000' });
  const { port } = seira;
  const tokens = tokensOf(PEOPLE);
  let turn = 0;
  const next = () => {
    turn += 1;
    const token = tokens[turn % PEOPLE]!;
    const kind = turn % 40;
    const take = takeRequest(token, LISTS[turn % LISTS.length]!);
    if (kind < 12) return take;
    if (kind < 28) return { ...take, method: 'GET' as const, body: undefined };
    if (kind < 39) return { method: 'GET' as const, path: '/api/organisations' };
    const person = { email: `${turn}@x.example`, password: 'password1' };
    return postRequest('/api/users/sign_in', token, person);
  };
  const calm = () => load({ port, connections: 10, seconds, next });
  const before = await calm();
  const sockets = slowClients(port);
  const health = load({ port, connections: 1, rate: 10, seconds, next: healthRequest });
  const during = await load({ port, connections: STORM, rate: RATE, seconds, next });
  const quick = await health;
  await rest(CLOSED_MS);
  const open = sockets.filter((socket) => !socket.destroyed && !socket.closed).length;
  for (const socket of sockets) socket.destroy();
  const after = await calm();
  await seira.stop();
  const typical = ({ responses }: LoadResult) => median(responses.get(200)?.times ?? []);
  const slower = typical(after) / typical(before);
  const refused = during.responses.get(503)?.times ?? [];
  const odd = [before, during, after]
    .flatMap(({ responses }) => [...responses])
    .filter(([status]) => !EXPECTED.includes(Number(status)))
    .reduce((sum, [, { count }]) => sum + count, 0);
  return [
    limit(`${name}: responses other than ${EXPECTED.join(', ')}`, [odd], 0, ''),
    {
      what: `${name}: rejected in the storm of ${STORM} clients`,
      against: '–',
      figures: `${refused.length} of ${during.times.length}, median ${median(refused).toFixed(0)} ms; a 200 takes ${typical(during).toFixed(0)} ms`,
      ratios: [refused.length],
      goal: { least: 1 },
    },
    limit(`${name}: /healthz in the storm, median`, [median(quick.times)], 500),
    limit(`${name}: slow connections of ${SLOW} still open after 17 s`, [open], 0, ''),
    limit(`${name}: a 200 after the storm, relative to before`, [slower], 3, '×'),
  ];
}

/** Measures one process under far more load than it can serve, and afterwards. */
export async function measure({ seconds, folder }: Bench): Promise<Goal[]> {
  const write = openLists(PEOPLE, LISTS);
  return onBoth(folder, write, (stand) => storm(stand, Math.max(8, seconds)));
}
