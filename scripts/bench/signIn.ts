import { seededRandom } from '#common/random.ts';
import { spread, type Bench, type Goal } from './harness/goals.ts';
import { startSeira } from './harness/processes.ts';

/** Without a difference, one run in a hundred reports one. */
const ERROR_RATE = 0.01;
const PAIRS = Number(process.env.PAIRS) || 400;

/** The area under the normal curve beyond |z| on both sides (Abramowitz and Stegun 7.1.26). */
function beyond(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const poly =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return poly * Math.exp(-x * x);
}

/**
 * Mann–Whitney test: the probability of a rank difference at least as large if both samples come
 * from one distribution. Assumes no form of the distribution.
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, first: true })),
    ...other.map((value) => ({ value, first: false })),
  ].sort((a, b) => a.value - b.value);
  const sum = all.reduce((ranks, { first }, index) => ranks + (first ? index + 1 : 0), 0);
  const [n, m] = [one.length, other.length];
  const u = sum - (n * (n + 1)) / 2;
  const sigma = Math.sqrt((n * m * (n + m + 1)) / 12);
  return beyond((u - (n * m) / 2) / sigma);
}

/** Tests if the duration of a rejected sign-in reveals an account. */
export async function measure({ folder }: Bench): Promise<Goal[]> {
  const seira = await startSeira({
    DATA_DIR: folder('sign-in'),
    FAILED_SIGN_INS_PER_ACCOUNT: '1000000',
    FAILED_SIGN_INS_PER_ADDRESS: '1000000',
    SIGN_UPS_PER_ADDRESS_PER_HOUR: '1000000',
  });
  const post = async (path: string, body: object): Promise<number> => {
    const response = await fetch(`http://127.0.0.1:${seira.port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.text();
    return response.status;
  };
  const person = {
    password: 'password1',
    first_name: 'Άννα',
    last_name: 'Δοκιμή',
    birth_date: '1990-01-01',
  };
  const accounts = Array.from({ length: 20 }, (_, n) => `known-${n}@seira.example`);
  for (const email of accounts) await post('/api/users/sign_up', { ...person, email });
  const time = async (email: string): Promise<number> => {
    const began = performance.now();
    const status = await post('/api/users/sign_in', { email, password: 'wrong pass 1' });
    if (status !== 422) throw new Error(`Answered ${status}`);
    return performance.now() - began;
  };
  const random = seededRandom('sign-in');
  for (let n = 0; n < 20; n += 1) await time(`warm-${n}@seira.example`);
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let n = 0; n < PAIRS; n += 1) {
    const there = async () => known.push(await time(random.pick(accounts)));
    const absent = async () =>
      unknown.push(await time(`other-${random.whole(0, 19)}@seira.example`));
    for (const ask of random() < 0.5 ? [there, absent] : [absent, there]) await ask();
  }
  await seira.stop();
  return [
    {
      what: `${PAIRS} rejected sign-ins with an account, p of Mann–Whitney`,
      against: 'as many without one',
      figures: `${spread(known)}; ${spread(unknown)} ms`,
      ratios: [mannWhitney(known, unknown)],
      goal: { least: ERROR_RATE },
    },
  ];
}
