import type { History, Take } from './history.ts';

export const isKind =
  <Kind extends History['calls'][number]['kind']>(kind: Kind) =>
  (call: History['calls'][number]): call is Extract<History['calls'][number], { kind: Kind }> =>
    call.kind === kind;

/** Numbers of a line that were taken in sequence but are in reverse order. */
function takenOutOfOrder(takes: Take[], idOf: ReadonlyMap<string, number>): string[] {
  const given = takes.flatMap(({ start, end, response }) =>
    'ticket' in response ? [{ start, end, code: response.ticket.code }] : [],
  );
  const first = new Map<string, (typeof given)[number]>();
  for (const one of given) {
    const { start, end } = first.get(one.code) ?? one;
    const span = { start: Math.min(start, one.start), end: Math.min(end, one.end) };
    if (idOf.has(one.code)) first.set(one.code, { code: one.code, ...span });
  }
  const numbers = [...first.values()];
  return numbers.flatMap((earlier) =>
    numbers
      .filter(
        (later) => earlier.end < later.start && idOf.get(earlier.code)! > idOf.get(later.code)!,
      )
      .map((later) => `${later.code} was taken after ${earlier.code} and stands before it`),
  );
}

/** Invariants in any order: counts and keys. */
export function facts({ calls, lists, audit }: History): string[] {
  const wrong: string[] = [];
  const known = new Map(lists.map((list) => [list.code, list]));
  for (const odd of calls.filter(isKind('odd'))) {
    wrong.push(`${odd.call} was answered ${odd.status}: ${odd.body}`);
  }
  for (const { list, line, tickets } of audit) {
    const own = known.get(list);
    if (own && own.line !== line) wrong.push(`List ${list} is in the line ${line}`);
    for (const ticket of tickets) {
      if (own && (own.line !== ticket.line || own.service !== ticket.service)) {
        wrong.push(`Ticket ${ticket.code} is for ${ticket.service} in the line ${ticket.line}`);
      }
    }
    const issued = audit.flatMap((one) => one.tickets.filter(({ origin }) => origin === list));
    const ranks = issued.map(({ rank }) => rank).sort((a, b) => a - b);
    if (ranks.some((rank, index) => rank !== index + 1)) {
      wrong.push(`List ${list} has the numbers ${ranks.join(', ')}`);
    }
  }
  const originOf = new Map(
    audit.flatMap(({ tickets }) => tickets.map(({ code, origin }) => [code, origin] as const)),
  );
  for (const line of new Set(lists.map((list) => list.line))) {
    const ids = audit
      .filter((one) => one.line === line)
      .flatMap(({ tickets }) => tickets.map(({ code, id }) => [code, id] as const));
    wrong.push(...takenOutOfOrder(calls.filter(isKind('take')), new Map(ids)));
  }
  const ofKey = new Map<string, string>();
  for (const { person, key, response, list } of calls.filter(isKind('take'))) {
    if (key === null) continue;
    const name = `${person}/${key}`;
    if ('ticket' in response) {
      const before = ofKey.get(name) ?? response.ticket.code;
      ofKey.set(name, before);
      if (before !== response.ticket.code) {
        wrong.push(`Key ${name} gave both ${before} and ${response.ticket.code}`);
      }
      if (originOf.get(response.ticket.code) !== list)
        wrong.push(`Key ${name} gave a ticket of another list`);
    }
  }
  for (const { person, count, tickets } of calls.filter(isKind('mine'))) {
    if (count !== tickets.length) {
      wrong.push(`The list of ${person} says ${count} and shows ${tickets.length}`);
    }
    if (tickets.some(({ list }) => !known.has(list))) wrong.push(`${person} sees a foreign list`);
  }
  return wrong;
}
