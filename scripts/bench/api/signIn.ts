import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '#server/lib/random.ts';
import { mannWhitney, quantile } from '#tests/load/statistics.ts';
import { endProcesses, startProcess } from '#tests/trust/servers.ts';

/**
 * `npm run bench:sign-in`: whether the time of a refused sign-in distinguishes an existing account
 * from a missing one. Where the two are alike, this errs in one run of a hundred.
 */
const ERROR_RATE = 0.01;
const PAIRS = Number(process.env.PAIRS) || 400;

const folder = mkdtempSync(join(tmpdir(), 'seira-bench-'));
const server = startProcess({
  DATA_DIR: folder,
  LOG_LEVEL: 'info',
  FAILED_SIGN_INS_PER_ACCOUNT: '1000000',
  FAILED_SIGN_INS_PER_ADDRESS: '1000000',
  SIGN_UPS_PER_ADDRESS_PER_HOUR: '1000000',
});
try {
  const address = await server.address;
  const post = async (path: string, body: object): Promise<number> => {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.text();
    return answer.status;
  };
  const person = { password: 'password1', first_name: 'Άννα', last_name: 'Δοκιμή', birth_date: '1990-01-01' }; // prettier-ignore
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
    for (const ask of random.next() < 0.5 ? [there, absent] : [absent, there]) await ask();
  }
  const p = mannWhitney(known, unknown);
  const ms = (values: number[], share: number) => quantile(values, share).toFixed(2).padStart(8);
  const line = (name: string, values: number[]) =>
    `${name.padEnd(10)}${ms(values, 0.1)}${ms(values, 0.5)}${ms(values, 0.9)}`;
  console.log(`${PAIRS} refused sign-ins of each kind, in random order (ms)`);
  console.log(
    `${''.padEnd(10)}${['10 %', 'median', '90 %'].map((text) => text.padStart(8)).join('')}`,
  );
  console.log(line('known', known));
  console.log(line('unknown', unknown));
  console.log(`Mann–Whitney p = ${p.toFixed(4)}; called different below ${ERROR_RATE}`);
  process.exitCode = p < ERROR_RATE ? 1 : 0;
  console.log(p < ERROR_RATE ? 'Time tells them apart.' : 'Time does not tell them apart.');
} finally {
  await endProcesses();
  rmSync(folder, { recursive: true, force: true });
}
