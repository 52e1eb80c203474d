import { expect, it, vi } from 'vitest';
import { loadClient } from './loadClient.ts';

it('waits for a connection and then loads', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(loadClient()).rejects.toMatchObject({ kind: 'network' });
  connection.mockReturnValue(true);
  const client = await loadClient();
  expect(client.get).toBeTypeOf('function');
  // Once loaded, the client does not need a connection.
  connection.mockReturnValue(false);
  expect(await loadClient()).toBe(client);
});
