/** One account of the load, as its client knows it. */
export interface Person {
  email: string;
  access: string;
  refresh: string;
}

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

const JSON_TYPE = { 'content-type': 'application/json' };
const TIMEOUT_MS = 60_000;

/** Sends a request; `null` when no response came. */
export async function ask(
  address: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<{ status: number; headers: Headers; body: string } | null> {
  try {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { ...(body === undefined ? {} : JSON_TYPE), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  } catch {
    return null;
  }
}

export const bearer = ({ access }: Person) => ({ authorization: `Bearer ${access}` });
