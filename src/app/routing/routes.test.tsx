import { matchRoutes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { routeTable } from '#tests/e2e/routeTable.ts';
import { pageAt, routes } from './routes.tsx';

/** The screen at an address and its pattern. */
const at = (address: string) => {
  const route = matchRoutes(routes, address)?.at(-1)?.route;
  const element = route?.element as { type: unknown; props: { to?: string } } | undefined;
  return { pattern: route?.path, screen: element?.type, to: element?.props.to };
};

describe('the route table', () => {
  it('shows the same screen at / and /index4', () => {
    expect(at('/').screen).toBeDefined();
    expect(at('/index4').screen).toBe(at('/').screen);
    expect(at('/index2').screen).not.toBe(at('/').screen);
  });

  it("finds a listing by its slug, despite the grid's address", () => {
    expect(at('/listing-grid/farmakeio').pattern).toBe('/listing-grid/:id');
    expect(at('/listing-grid').pattern).toBe('/listing-grid');
    expect(at('/listing-details/farmakeio').screen).toBe(at('/listing-grid/farmakeio').screen);
    expect(at('/listing-details').to).toBe('/listing-grid');
  });

  it('shows "not found" for an unreadable address, without a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    for (const address of [
      '/listing-grid/%E0%A4%A',
      '/%zz',
      '/x%0Ay',
      '/listing-grid/a%E2%80%A8b',
    ]) {
      expect(pageAt(address).known, address).toBe(false);
      expect(pageAt(address).screen, address).toBe(pageAt('/any/other/path').screen);
    }
    expect(warn).not.toHaveBeenCalled();
  });

  it('has a screen for every row of the specification, and "not found" for other addresses', () => {
    for (const { address } of routeTable.filter((row) => !row.address.includes('/any/other')))
      expect(at(address).pattern, address).not.toBe('*');
    for (const other of ['/any/other/path', '/listing-grid/a/b', '/login/x', '/index6'])
      expect(at(other).pattern).toBe('*');
  });
});
