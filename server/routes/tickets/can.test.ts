import { expect, it } from 'vitest';
import { updateRow } from '#server/db/client.ts';
import { HALL_ACTIONS, MEMBER_ACTIONS } from '#common/contract/counter.ts';
import { PERSON_ACTIONS, type Ticket } from '#common/contract/tickets.ts';
import { seededRandom } from '#common/random.ts';
import { counterTicket } from '#server/repositories/counter/counterView.ts';
import { buildList } from '#server/testing/builders.ts';
import { createCalls, FIRST, SECOND } from '#server/testing/lines.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp({
  accessTokenSeconds: 86_400,
  ticketLimits: { open: 2, openPerDay: 2, takesPerMinute: 100 },
});
const calls = createCalls(test);
const random = seededRandom('can');
const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

const ACTIONS = [...MEMBER_ACTIONS, ...HALL_ACTIONS] as const;
const isHallAction = (action: string) => (HALL_ACTIONS as readonly string[]).includes(action);
/** Refusals because of another ticket or service, which `can` of this ticket does not know. */
const ELSEWHERE = ['counter_busy', 'existing_ticket', 'service_closed'];

it('offers exactly the actions that succeed, in any state of ticket and holder', async () => {
  const line = await calls.lineOf(3, { capacity: 9 });
  await test.db.query(
    'UPDATE organisations SET patience_seconds = 5, confirms_arrival = true WHERE id = $1',
    [line.place.id],
  );
  const lists = [line.list];
  for (const service of ['Β', 'Γ']) {
    lists.push(await buildList(test.db, { organisationId: line.place.id, service, capacity: 9 }));
  }
  const held = line.people.map(({ who, ticket }) => ({ who, code: ticket.code }));
  /** Chooses an offered action in about half of the cases. */
  const choose = <Action>(actions: readonly Action[], offered: readonly Action[]) =>
    oneOf(offered.length > 0 && random() < 0.5 ? offered : actions);
  const recent = () => oneOf(held.slice(-3));
  const outcomes = new Set<string>();
  const compare = (action: string, offered: boolean, body: object, status: number) => {
    expect({ action, status, body }).toMatchObject({ action, status: offered ? 200 : 409 });
    outcomes.add(`${action} ${status}`);
  };

  const asHolder = async () => {
    const { code, who } = recent();
    const { can = [] } = (await calls.ask<Ticket>('GET', `/api/user/tickets/${code}`, who)).body;
    const action = choose(PERSON_ACTIONS, can);
    const payload = action === 'let_pass' ? { people: 1 } : {};
    const { status, body } = await calls.act(code, who, action, payload);
    compare(action, can.includes(action), body, status);
  };
  const asMember = async () => {
    const { code } = recent();
    const [row] = await test.db.query<{ id: number; instead: string | null; services: string[] }>(
      `SELECT t.id, c.code AS instead,
              ARRAY(SELECT s.code FROM services s
                     WHERE s.organisation_id = $2 AND s.id <> t.service_id ORDER BY s.id) AS services
         FROM tickets t
         LEFT JOIN tickets c ON c.line_id = t.line_id AND c.counter = t.counter
                            AND c.status = 'running' AND c.id <> t.id
        WHERE t.code = $1`,
      [code, line.place.id],
    );
    const seen = { now: test.clock.now(), language: 'el' } as const;
    const { can } = (await counterTicket(test.db, row!.id, seen))!;
    const action = choose(ACTIONS, can);
    const url = `/api/counter/tickets/${code}/${action}`;
    const { status, body } = await calls.ask('POST', url, line.clerk, {
      ...(action === 'transfer' && { service: oneOf(row!.services) }),
      ...(!isHallAction(action) && { counter: oneOf([FIRST, SECOND]) }),
      ...(action === 'resume' && row!.instead && { instead_of: row!.instead }),
    });
    if (!ELSEWHERE.includes(body.code ?? '')) compare(action, can.includes(action), body, status);
  };
  const take = async () => {
    const { who } = oneOf(held);
    const { status, body } = await calls.request(oneOf(lists).code, who);
    if (status === 201) held.push({ who, code: body.code });
  };
  const close = async () => {
    const { id } = oneOf(lists);
    const at = random() < 0.1 ? new Date(test.clock.now().getTime() - 3_600_000) : null;
    await updateRow(test.db, 'waiting_lists', id, { closes_at: at, tended_at: null });
  };
  for (let step = 0; step < 400; step += 1) {
    test.clock.advance(oneOf([1, 5, 20]));
    await oneOf([asHolder, asHolder, asMember, asMember, asMember, asMember, take, close])();
  }
  for (const action of [...PERSON_ACTIONS, ...ACTIONS])
    for (const status of [200, 409]) expect.soft([...outcomes]).toContain(`${action} ${status}`);
});
