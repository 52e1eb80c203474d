import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openPglite } from '#server/db/pglite.ts';
import { listsOf, writeLists } from './crash/lists.ts';
import { ask, bearer, newLedger, type Person, type Sent } from './crash/ledger.ts';
import { startOn } from './crash/prepare.ts';
import { verifyDatabase, verifyLedger } from './crash/verify.ts';
import { endProcesses } from './servers.ts';

const PEOPLE = 8;
const root = mkdtempSync(join(tmpdir(), 'seira-drain-'));
afterAll(async () => {
  await endProcesses();
  rmSync(root, { recursive: true });
});

it('SIGTERM under load answers all that was asked, and neither loses nor doubles a ticket', async () => {
  const open = () => openPglite({ folder: join(root, 'pg') });
  const before = await open();
  await writeLists(before, 1);
  await before.close();
  const env = { DATA_DIR: root, SHUTDOWN_DELAY_MS: '3000' };
  const server = startOn(env);
  const address = await server.address;
  const ledger = newLedger();
  for (let n = 0; n < PEOPLE; n += 1) {
    const email = `drain-${n}@seira.example`;
    const signUp = await ask(address, 'POST', '/api/users/sign_up', {}, {
      email, password: 'password1', first_name: 'Άννα', last_name: 'Δοκιμή', birth_date: '1990-01-01',
    }); // prettier-ignore
    const token = (name: string) => signUp?.headers.get(name) ?? '';
    ledger.people.push({ email, access: token('access-token'), refresh: token('refresh-token') });
  }

  const take = async (person: Person, list: string, asked: Promise<unknown>[]) => {
    const sent: Sent = { person, list, key: `${person.email}/${list}`, ticket: null };
    const headers = { ...bearer(person), 'idempotency-key': sent.key };
    const answering = ask(address, 'POST', '/api/user/tickets', headers, {
      ticket: { waiting_list_code: list },
    });
    asked.push(answering);
    const answer = await answering;
    if (answer?.status === 201) {
      const { code, rank } = JSON.parse(answer.body) as { code: string; rank: number };
      sent.ticket = { code, rank };
    }
    ledger.takes.push(sent);
    return answer;
  };
  const asked: Promise<unknown>[] = [];
  const requests = ledger.people.flatMap((person) => listsOf(0).map((list) => ({ person, list })));
  const first = requests.map(({ person, list }) => take(person, list, asked));
  await first[0];
  server.child.kill('SIGTERM');
  const answers = await Promise.all(first);
  expect(answers.filter((answer) => answer === null)).toEqual([]);
  for (const answer of answers) expect([201, 422, 503]).toContain(answer?.status);
  expect((await server.end).code).toBe(0);
  expect(ledger.takes.filter(({ ticket }) => ticket).length).toBeGreaterThan(0);

  const again = startOn(env);
  expect(await verifyLedger(await again.address, ledger)).toEqual([]);
  again.child.kill('SIGTERM');
  await again.end;
  const after = await open();
  expect(await verifyDatabase(after)).toEqual([]);
  await after.close();
});
