import { expect, it, vi } from 'vitest';
import { loadClient } from './loadClient.ts';

it('is not requested without a connection, and loads when it is back', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(loadClient()).rejects.toMatchObject({ kind: 'network' });
  connection.mockReturnValue(true);
  const client = await loadClient();
  expect(client.get).toBeTypeOf('function');
  // Once loaded, it is available with or without a connection.
  connection.mockReturnValue(false);
  expect(await loadClient()).toBe(client);
});
