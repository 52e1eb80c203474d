import { expect, it } from 'vitest';
import { addresses } from '#common/addresses.ts';
import { routeTable, serviceRoutes } from '#tests/e2e/routeTable.ts';

it('opens every address of the product in the screen tests', () => {
  const opened = [...routeTable, ...serviceRoutes].map(({ address }) => address.split('?')[0]!);
  const missing = Object.values(addresses)
    .map(({ pattern }) => pattern)
    .filter((pattern) => {
      const form = new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}$`);
      return !opened.some((address) => form.test(address));
    });
  expect(missing).toEqual([]);
});
