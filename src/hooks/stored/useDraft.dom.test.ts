import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { drafts } from '#src/browser/stored/drafts.ts';
import { useDraft } from './useDraft.ts';

const blank = { bio: '' };
beforeEach(() => drafts.clear());

it('keeps later input after a form that stays open was sent', () => {
  const { result } = renderHook(() => useDraft('profile', blank));
  result.current.keep({ bio: 'first' });
  result.current.forget({ bio: 'first' });
  // The form reports its values once more when it unmounts.
  result.current.keep({ bio: 'first' });
  expect(drafts.read('profile', blank)).toEqual({});
  result.current.keep({ bio: 'second' });
  expect(drafts.read('profile', blank)).toEqual({ bio: 'second' });
});

it('stores no values after the form was sent', () => {
  const { result } = renderHook(() => useDraft('report', blank));
  result.current.forget();
  result.current.keep({ bio: 'sent' });
  expect(drafts.read('report', blank)).toEqual({});
});
