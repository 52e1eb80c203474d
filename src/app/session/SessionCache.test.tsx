// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '#src/api/transport/session.ts';
import { drafts } from '#src/browser/drafts.ts';
import { keptDraft } from '#src/browser/listingDraft.ts';
import { SessionCache } from './SessionCache.tsx';

const blank = { text: '' };
const draft = { savedAt: '2026-11-23T10:00:00Z', values: { title: 'Κουρείο' } };

beforeEach(() => {
  session.open({ access: 'a', refresh: 'r' });
  render(<SessionCache />);
  drafts.keep('review', blank, { text: 'typed' });
  keptDraft.set(draft);
});
afterEach(() => {
  cleanup();
  session.close('left');
});

it('leaves nothing that was typed to the next person', () => {
  act(() => session.close('left'));
  expect(drafts.read('review', blank)).toEqual({});
  expect(keptDraft.get()).toBeNull();
});

it('keeps what was typed when the session expires', () => {
  act(() => session.close('expired'));
  expect(drafts.read('review', blank)).toEqual({ text: 'typed' });
  expect(keptDraft.get()).toEqual(draft);
});
