import { bearer, type Person, type Send } from '#tests/trust/servers.ts';

/** A request for a ticket: acknowledged, or without a response. */
export interface Sent {
  person: Person;
  list: string;
  key: string;
  ticket: { code: string; rank: number } | null;
}

/** An acknowledged call: the called and the finished ticket. */
export interface CallResult {
  called: string | null;
  finished: string | null;
}

export interface Ledger {
  takes: Sent[];
  people: Person[];
  signedOut: Person[];
  unheard: string[];
  calls: CallResult[];
  /** Addresses of acknowledged photos. */
  photos: string[];
  /** Highest version of the list that a screen has shown. */
  shown: number;
  responses: Map<number | string, number>;
  odd: string[];
}

export const newLedger = (people: Person[] = []): Ledger => ({
  takes: [],
  people: [...people],
  signedOut: [],
  unheard: [],
  calls: [],
  photos: [],
  shown: 0,
  responses: new Map(),
  odd: [],
});

/** Requests a ticket, or repeats the request with the same key. */
export const take = (send: Send, { person, list, key }: Omit<Sent, 'ticket'>) =>
  send(
    'POST',
    '/api/user/tickets',
    { ...bearer(person), 'idempotency-key': key },
    { ticket: { waiting_list_code: list } },
  );

/** Repeats a task until the returned function is called, which waits for the last repetition. */
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

/** Prints responses and faults of a run. */
export function show(ledgers: readonly Ledger[], wrong: readonly string[]): void {
  const sum = (of: (ledger: Ledger) => number) => ledgers.reduce((all, one) => all + of(one), 0);
  const given = sum(({ takes }) => takes.filter(({ ticket }) => ticket).length);
  const unheard = sum(({ takes, unheard: signUps }) => takes.length + signUps.length) - given;
  const responses = new Map<number | string, number>();
  for (const [status, times] of ledgers.flatMap((ledger) => [...ledger.responses])) {
    responses.set(status, (responses.get(status) ?? 0) + times);
  }
  const by = [...responses].sort().map(([status, times]) => `${status}: ${times}`);
  console.log(
    `    ${given} tickets, ${sum(({ calls }) => calls.length)} calls, ${sum(({ photos }) => photos.length)} photos and ` +
      `${sum(({ people, signedOut }) => people.length + signedOut.length)} sign-ups acknowledged, ${unheard} calls never acknowledged, ${wrong.length} faults`,
  );
  console.log(`    responses by status ${by.join(', ')}`);
  for (const fault of wrong.slice(0, 20)) console.log(`    ✗ ${fault}`);
}
