import type { Session as Contract } from '#common/contract/account/profile.ts';
import { toPage } from '#src/api/pages.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import type { Wire } from '#src/api/transport/wire.ts';
import { bag, text } from '#src/lib/read.ts';

/** A place where the person is signed in. */
export interface DeviceSession {
  code: string;
  /** E.g. `Firefox`; null: unknown. */
  browser: string | null;
  /** E.g. `Android`; null: unknown. */
  system: string | null;
  lastSeenAt: string;
  /** It is this device. */
  current: boolean;
}

export const deviceKeys = { own: (epoch: number) => ['devices', epoch] as const };

const toSession = (raw: unknown): DeviceSession | null => {
  const wire: Wire<Contract> = bag(raw);
  const code = text(wire.code);
  if (!code) return null;
  return {
    code,
    browser: text(wire.browser),
    system: text(wire.system),
    lastSeenAt: text(wire.last_seen_at) ?? '',
    current: wire.current === true,
  };
};

/** `GET /api/user/sessions`. @throws ApiError */
export const fetchSessions = async (): Promise<DeviceSession[]> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>('/api/user/sessions');
  return toPage(data, toSession).records;
};

/** `DELETE /api/user/sessions/{code}`, or without a code all others. @throws ApiError */
export const endSessions = async (code: string | null): Promise<void> => {
  const client = await loadClient();
  await client.delete(`/api/user/sessions${code === null ? '' : `/${encodeURIComponent(code)}`}`);
};
