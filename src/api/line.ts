import { Line as LineSchema, type Line as Contract } from '#common/contract/line.ts';
import type { Camel } from '#common/contract/camel.ts';
import { readSound } from './transport/answer.ts';

export type Line = Camel<Contract>;
export type LineList = Line['lists'][number];

/** Reads an event of a line's stream; null when it does not hold one. */
export const lineIn = (data: unknown): Line | null => readSound(LineSchema, data);

/** Whether a state is older than another of the same day or a later one. */
export const isOlder = (one: Line, other: Line): boolean =>
  one.date === other.date ? one.version < other.version : one.date < other.date;
