import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, type InitialEntry } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '#src/api/transport/session.ts';
import { GuestsOnly, RequireLogin } from './guards.tsx';

function Where({ name }: { name: string }) {
  const { pathname, search, state } = useLocation();
  return <p data-testid="where">{JSON.stringify({ name, address: pathname + search, state })}</p>;
}

/** Returns the final location for an address. */
const open = (entry: InitialEntry) => {
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Routes>
        <Route element={<GuestsOnly />}>
          <Route path="/login" element={<Where name="guests" />} />
          <Route path="/sign-up" element={<Where name="guests" />} />
        </Route>
        <Route element={<RequireLogin />}>
          <Route path="/dashboard" element={<Where name="members" />} />
        </Route>
        <Route path="*" element={<Where name="all" />} />
      </Routes>
    </MemoryRouter>,
  );
  const where = JSON.parse(screen.getByTestId('where').textContent) as {
    name: string;
    address: string;
    state: { origin?: object } | null;
  };
  cleanup();
  return where;
};

const logIn = (): void => session.open({ access: 'a', refresh: 'r' });

afterEach(() => session.close('left'));

describe('the dashboard', () => {
  it('redirects a guest to the login with the requested location as origin', () => {
    const { address, state } = open('/dashboard?tab=profile');
    expect(address).toBe('/login');
    expect(state?.origin).toMatchObject({ pathname: '/dashboard', search: '?tab=profile' });
  });

  it('admits a person with a token', () => {
    logIn();
    expect(open('/dashboard').name).toBe('members');
  });
});

describe('login and sign-up', () => {
  const left = (origin: object) => ({ pathname: '/login', state: { origin } });

  it('redirect a logged-in person to the dashboard', () => {
    logIn();
    for (const address of ['/login', '/sign-up']) expect(open(address).address).toBe('/dashboard');
  });

  it('redirect to the screen that required them, but to no other address', () => {
    logIn();
    const back = (pathname: unknown) => open(left({ pathname, search: '?tab=profile' })).address;
    for (const asking of ['/dashboard', '/counter/kep', '/invitation/token'])
      expect(back(asking)).toBe(`${asking}?tab=profile`);
    for (const other of ['//evil.example', '/invitation', '/invitation/a/b', '/counter', 7])
      expect(back(other)).toBe('/dashboard');
  });

  it('redirect to the dashboard while it has an interrupted ticket, otherwise to the listing', () => {
    logIn();
    const interrupt = (date: string) =>
      sessionStorage.setItem(
        'seira.interrupted_ticket',
        JSON.stringify({ slug: 'kep', title: 'ΚΕΠ', date }),
      );
    const listing = left({ pathname: '/listing-grid/kep' });
    interrupt('2999-01-01');
    expect(open(listing).address).toBe('/dashboard');
    interrupt('2020-01-01');
    expect(open(listing).address).toBe('/listing-grid/kep');
  });
});
