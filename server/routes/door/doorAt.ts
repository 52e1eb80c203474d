import { toAthensIso } from '#common/calendar/athens.ts';
import type { KioskView } from '#common/contract/places/kiosks.ts';
import type { Context } from '#server/context.ts';
import { doorCodeOf } from '#server/lib/secrets/doorCode.ts';
import { doorOf } from '#server/repositories/door/join.ts';

/** The code on a screen at the door; null if the place gives no numbers there. */
export async function doorAt(
  { db, keys }: Pick<Context, 'db' | 'keys'>,
  organisationId: number,
  now: Date,
): Promise<NonNullable<KioskView['door']> | null> {
  const { code: place, door: mode } = await doorOf(db, organisationId);
  if (mode === 'off') return null;
  if (mode === 'poster') return { mode, code: null, digits: null, until: null };
  const { code, digits, until } = doorCodeOf(keys, place, now);
  return { mode, code, digits, until: toAthensIso(until) };
}
