import type { Device as Contract, NewDevice } from '#common/contract/places/devices.ts';
import { bag, text } from '#src/lib/read.ts';
import { toPage } from '#src/api/pages.ts';
import { ApiError } from '#src/api/transport/errors.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import type { Wire } from '#src/api/transport/wire.ts';

/** A device at the door of a place. */
export interface Device {
  code: string;
  name: string;
  createdAt: string;
  /** When it last spoke to the server; null: never. */
  seenAt: string | null;
}

export const deviceKeys = { of: (epoch: number, id: string) => ['devices', epoch, id] as const };

const toDevice = (raw: unknown): Device | null => {
  const wire: Wire<Contract> = bag(raw);
  const code = text(wire.code);
  if (!code) return null;
  return {
    code,
    name: text(wire.name) ?? code,
    createdAt: text(wire.created_at) ?? '',
    seenAt: text(wire.seen_at),
  };
};

const path = (id: string): string => `/api/places/${encodeURIComponent(id)}/devices`;

/** `GET /api/places/{id}/devices`. @throws ApiError */
export const fetchDevices = async (id: string): Promise<Device[]> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>(path(id));
  return toPage(data, toDevice).records;
};

/** `POST /api/places/{id}/devices`. @returns the secret, which is shown this once. @throws ApiError */
export const addDevice = async (
  id: string,
  name: string,
): Promise<{ device: Device; secret: string }> => {
  const client = await loadClient();
  const { data } = await client.post<unknown>(path(id), { name });
  const wire: Wire<NewDevice> = bag(data);
  const [device, secret] = [toDevice(data), text(wire.secret)];
  if (!device || !secret) throw new ApiError('malformed');
  return { device, secret };
};

/** `PATCH /api/places/{id}/devices/{code}`. @throws ApiError */
export const renameDevice = async (id: string, code: string, name: string): Promise<void> => {
  const client = await loadClient();
  await client.patch(`${path(id)}/${encodeURIComponent(code)}`, { name });
};

/** `DELETE /api/places/{id}/devices/{code}`. @throws ApiError */
export const revokeDevice = async (id: string, code: string): Promise<void> => {
  const client = await loadClient();
  await client.delete(`${path(id)}/${encodeURIComponent(code)}`);
};
