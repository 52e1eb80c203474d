import type { Db } from '#server/db/client.ts';
import { brokenRules } from '#server/testing/rules.ts';
import { PRIORITY_AFTER } from './place.ts';

/** A number as its holder and the counters experienced it. Instants in milliseconds. */
export interface Entry {
  code: string;
  label: string;
  day: number;
  /** The place of its service in `SERVICES`, now and at first. */
  service: number;
  takenFor: number;
  takenAt: number;
  hasPriority: boolean;
  state: 'waiting' | 'served' | 'parked' | 'over';
  calledAt: number | null;
  /** True once it was parked or transferred, from when its place is not that of its service. */
  isMoved: boolean;
  /** Ordinary people of its service before it. */
  ahead: number;
  /** People with priority who came later and were called before it. */
  overtaken: number;
  window: { from: number; to: number } | null;
}

/** All numbers of the days, and what is wrong with them. */
export function openLedger() {
  const entries = new Map<string, Entry>();
  const labels = new Set<string>();
  const doubled: string[] = [];
  const starved: string[] = [];
  const waiting = () => [...entries.values()].filter(({ state }) => state === 'waiting');

  return {
    entries,
    doubled,
    starved,
    take(entry: Entry): void {
      const key = `${entry.day}/${entry.label}`;
      if (entries.has(entry.code) || labels.has(key)) doubled.push(`${key} is given twice`);
      labels.add(key);
      entry.ahead = waiting().filter(
        (one) => one.service === entry.service && !one.hasPriority,
      ).length;
      entries.set(entry.code, entry);
    },
    /** Calls that happened at the same time, together: nobody knows their order. */
    call(tickets: readonly { code: string }[], at: number): void {
      const called = tickets.map(({ code }) => entries.get(code)!);
      for (const entry of called) {
        const { label, state } = entry;
        if (state !== 'waiting' && state !== 'parked') doubled.push(`${label} is called, ${state}`);
        entry.state = 'served';
      }
      for (const entry of called.filter(({ isMoved }) => !isMoved)) {
        entry.calledAt ??= at;
        for (const other of waiting()) {
          if (other.service !== entry.service || other.isMoved || other.hasPriority) continue;
          if (entry.hasPriority) other.overtaken += Number(entry.takenAt > other.takenAt);
          else if (other.takenAt < entry.takenAt) {
            starved.push(`${other.label} of day ${other.day} waits while ${entry.label} is called`);
          }
          if (other.overtaken > Math.ceil(other.ahead / PRIORITY_AFTER) + 1) {
            starved.push(
              `${other.label} of day ${other.day} is overtaken ${other.overtaken} times`,
            );
          }
        }
      }
    },
    /** A transfer puts a number among the people of another service. */
    transfer(entry: Entry, service: number): void {
      entry.isMoved = true;
      entry.state = 'waiting';
      entry.service = service;
      for (const other of waiting()) {
        if (other.service === service && other.takenAt > entry.takenAt) other.ahead += 1;
      }
    },
    park(entry: Entry): void {
      entry.isMoved = true;
      entry.state = 'parked';
    },
    isAnyWaiting: () => waiting().length > 0,
    endDay(): void {
      for (const { state, label, day } of entries.values()) {
        if (state !== 'over')
          starved.push(`${label} of day ${day} is ${state} after the last call`);
      }
    },
  };
}

export type Ledger = ReturnType<typeof openLedger>;

/** Numbers that the database does not have as their holders know them, and broken invariants. */
export async function audit(db: Db, { entries }: Ledger): Promise<string[]> {
  const rows = await db.query<{ code: string; status: string; label: string; ended: number }>(
    `SELECT code, status, coalesce(letter, '') || rank AS label,
            (SELECT count(*)::int FROM visits v
              WHERE v.ticket_id = t.id AND v.outcome IN ('processed', 'no_show')) AS ended
       FROM tickets t`,
  );
  const lost = rows.flatMap(({ code, status, label, ended }) => {
    const entry = entries.get(code);
    if (!entry) return [`${label} has no holder`];
    const isOver = ['processed', 'aborted', 'cancelled'].includes(status);
    const isSame = isOver && entry.label === label && ended === Number(status !== 'cancelled');
    return isSame ? [] : [`${label} of day ${entry.day} is ${status} after ${ended} visits`];
  });
  const found = new Set(rows.map(({ code }) => code));
  const missing = [...entries.values()].filter(({ code }) => !found.has(code));
  return [
    ...lost,
    ...missing.map(({ label, day }) => `${label} of day ${day} is in no list`),
    ...(await brokenRules(db)),
  ];
}
