import type { QuietHour as Contract } from '#common/contract/quietHours.ts';
import { bag, count, records } from '#src/lib/read.ts';
import { organisationPath } from './organisations.ts';
import { loadClient } from './transport/loadClient.ts';
import type { Wire } from './transport/wire.ts';

/** The typical wait in one hour of a weekday, in minutes. */
export interface QuietHour {
  /** 1 = Monday … 7 = Sunday. */
  weekday: number;
  hour: number;
  minutes: number;
  visits: number;
}

const toHour = (raw: unknown): QuietHour[] => {
  const wire: Wire<Contract> = bag(raw);
  const [weekday, hour, minutes] = [count(wire.weekday), count(wire.hour), count(wire.minutes)];
  if (weekday === null || hour === null || minutes === null) return [];
  if (weekday < 1 || weekday > 7 || hour > 23) return [];
  return [{ weekday, hour, minutes, visits: count(wire.visits) ?? 1 }];
};

export const quietHoursKeys = { of: (id: string) => ['quiet_hours', id] as const };

/** `GET /api/organisations/{id}/quiet_hours`. @throws ApiError */
export const fetchQuietHours = async (id: string): Promise<QuietHour[]> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>(`${organisationPath(id)}/quiet_hours`);
  return records(data).flatMap(toHour);
};
