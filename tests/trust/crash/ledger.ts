import { bearer, type Person, type Send } from '#tests/trust/servers.ts';

/** A take that was sent: acknowledged with a ticket, or without a response. */
export interface Sent {
  person: Person;
  list: string;
  key: string;
  ticket: { code: string; rank: number } | null;
}

/** A press's acknowledgement: the ticket that it called, and the one that it finished. */
export interface Press {
  called: string | null;
  finished: string | null;
}

/** Acknowledged requests, and those without a response. */
export interface Ledger {
  takes: Sent[];
  people: Person[];
  signedOut: Person[];
  /** Sign-ups that got no response. */
  unheard: string[];
  presses: Press[];
  /** The addresses of photos that were acknowledged. */
  photos: string[];
  /** The highest version of the line that a screen has shown. */
  shown: number;
  answers: Map<number | string, number>;
  odd: string[];
}

export const newLedger = (people: Person[] = []): Ledger => ({
  takes: [],
  people: [...people],
  signedOut: [],
  unheard: [],
  presses: [],
  photos: [],
  shown: 0,
  answers: new Map(),
  odd: [],
});

/** Asks for a number, or again with the same key. */
export const take = (send: Send, { person, list, key }: Omit<Sent, 'ticket'>) =>
  send(
    'POST',
    '/api/user/tickets',
    { ...bearer(person), 'idempotency-key': key },
    { ticket: { waiting_list_code: list } },
  );

/** Repeats something until the returned function is called, which waits for the last time. */
export function repeatedly(work: (over: AbortSignal) => Promise<unknown>): () => Promise<void> {
  const stopped = new AbortController();
  const done = (async () => {
    while (!stopped.signal.aborted) await work(stopped.signal);
  })();
  return async () => {
    stopped.abort();
    await done;
  };
}

/** Answers to clients, and their faults, for people who read the run. */
export function show(ledgers: readonly Ledger[], wrong: readonly string[]): void {
  const sum = (of: (ledger: Ledger) => number) => ledgers.reduce((all, one) => all + of(one), 0);
  const given = sum(({ takes }) => takes.filter(({ ticket }) => ticket).length);
  const unheard = sum(({ takes, unheard: signUps }) => takes.length + signUps.length) - given;
  const answers = new Map<number | string, number>();
  for (const [status, times] of ledgers.flatMap((ledger) => [...ledger.answers])) {
    answers.set(status, (answers.get(status) ?? 0) + times);
  }
  const by = [...answers].sort().map(([status, times]) => `${status}: ${times}`);
  console.log(
    `    ${given} tickets, ${sum(({ presses }) => presses.length)} presses, ${sum(({ photos }) => photos.length)} photos and ` +
      `${sum(({ people, signedOut }) => people.length + signedOut.length)} sign-ups acknowledged, ${unheard} calls never acknowledged, ${wrong.length} faults`,
  );
  console.log(`    answers by status ${by.join(', ')}`);
  for (const fault of wrong.slice(0, 20)) console.log(`    ✗ ${fault}`);
}
