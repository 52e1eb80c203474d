import { Line as LineSchema, type Line as Contract } from '#common/contract/line.ts';
import type { Camel } from '#common/contract/camel.ts';
import { readSound } from './transport/response.ts';

export type Line = Camel<Contract>;

/** Parses an event of a place's stream. Null if it is invalid. */
export const lineIn = (data: unknown): Line | null => readSound(LineSchema, data);

/** Returns true if a state is older than another one of the same or a later day. */
export const isOlder = (one: Line, other: Line): boolean =>
  one.date === other.date ? one.version < other.version : one.date < other.date;
