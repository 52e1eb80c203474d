// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, type InitialEntry } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '#src/api/transport/session.ts';
import { GuestsOnly, RequireLogin } from './guards.tsx';

function Where({ name }: { name: string }) {
  const { pathname, search, state } = useLocation();
  return <p data-testid="where">{JSON.stringify({ name, address: pathname + search, state })}</p>;
}

const open = (entry: InitialEntry) => {
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Routes>
        <Route path="/" element={<Where name="home" />} />
        <Route element={<GuestsOnly />}>
          <Route path="/login" element={<Where name="login" />} />
          <Route path="/sign-up" element={<Where name="sign-up" />} />
        </Route>
        <Route path="/invitation/:token" element={<Where name="invitation" />} />
        <Route element={<RequireLogin />}>
          <Route path="/dashboard" element={<Where name="dashboard" />} />
          <Route path="/counter/:id" element={<Where name="counter" />} />
        </Route>
        <Route path="/listing-grid/:id" element={<Where name="listing" />} />
      </Routes>
    </MemoryRouter>,
  );
  return where();
};

const where = () =>
  JSON.parse(screen.getByTestId('where').textContent ?? '') as {
    name: string;
    address: string;
    state: { origin?: { pathname: string; search: string } } | null;
  };

const logIn = (): void => session.open({ access: 'a', refresh: 'r' });

afterEach(() => {
  cleanup();
  session.close('left');
  sessionStorage.clear();
});

describe('the dashboard', () => {
  it('sends a visitor to the login and passes the attempted location along as origin', () => {
    const { name, state } = open('/dashboard?tab=profile');
    expect(name).toBe('login');
    expect(state?.origin).toMatchObject({ pathname: '/dashboard', search: '?tab=profile' });
  });

  it('lets in a visitor who holds a token', () => {
    logIn();
    expect(open('/dashboard').name).toBe('dashboard');
  });
});

describe('login and sign-up', () => {
  it('are shown to guests', () => {
    expect(open('/login').name).toBe('login');
  });

  it('send a logged-in visitor to the dashboard', () => {
    logIn();
    for (const address of ['/login', '/sign-up']) {
      expect(open(address).address).toBe('/dashboard');
      cleanup();
    }
  });

  it('lead back to the counter that somebody wanted to open', () => {
    logIn();
    const origin = { pathname: '/counter/kep', search: '' };
    expect(open({ pathname: '/login', state: { origin } }).address).toBe('/counter/kep');
  });

  it('lead back to the dashboard page that was left, and to no other address', () => {
    logIn();
    const origin = (pathname: string) => ({ origin: { pathname, search: '?tab=profile' } });
    expect(open({ pathname: '/login', state: origin('/dashboard') }).address).toBe(
      '/dashboard?tab=profile',
    );
    cleanup();
    for (const elsewhere of [
      '//elsewhere.example',
      '/invitation',
      '/invitation/a/b',
      '/counter',
      '/counter/a/b',
      7,
    ]) {
      const state = { origin: { pathname: elsewhere } };
      expect(open({ pathname: '/login', state }).address).toBe('/dashboard');
      cleanup();
    }
  });

  it('lead to the dashboard while a ticket waits there, and else back to the listing', () => {
    logIn();
    const entry = {
      pathname: '/login',
      state: { origin: { pathname: '/listing-grid/kep', search: '' } },
    };
    const interrupt = (date: string) =>
      sessionStorage.setItem(
        'seira.interrupted_ticket',
        JSON.stringify({ slug: 'kep', title: 'ΚΕΠ', date }),
      );
    interrupt('2999-01-01');
    expect(open(entry).address).toBe('/dashboard');
    cleanup();
    interrupt('2020-01-01');
    expect(open(entry).address).toBe('/listing-grid/kep');
  });

  it('lead back to the invitation that asked for them', () => {
    logIn();
    for (const address of ['/login', '/sign-up']) {
      const state = { origin: { pathname: '/invitation/token' } };
      expect(open({ pathname: address, state }).address).toBe('/invitation/token');
      cleanup();
    }
  });
});
