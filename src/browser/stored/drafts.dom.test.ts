import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drafts } from './drafts.ts';

const blank = { name: '', rating: null };

describe('a draft', () => {
  beforeEach(() => drafts.clear());

  it('is stored in this tab only and can be restored', () => {
    drafts.keep('review.a', blank, { name: 'Νίκος', rating: 4 });
    expect(drafts.read('review.a', blank)).toEqual({ name: 'Νίκος', rating: 4 });
    expect(JSON.parse(sessionStorage.getItem('seira.drafts') ?? '')).toEqual({
      'review.a': { name: 'Νίκος', rating: 4 },
    });
    expect(localStorage).toHaveLength(0);
  });

  it('contains only the named fields, without passwords and files', () => {
    drafts.keep('sign_up', blank, {
      name: 'Νίκος',
      password: 'seira2026',
      photo: new File([], 'a.png'),
    });
    expect(sessionStorage.getItem('seira.drafts')).toBe('{"sign_up":{"name":"Νίκος"}}');
  });

  it('lasts as long as the page if the storage is full', () => {
    drafts.keep('a', blank, { name: 'Νίκος' });
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    drafts.keep('a', blank, { name: 'Μαρία' });
    full.mockRestore();
    expect(drafts.read('a', blank)).toEqual({ name: 'Μαρία' });
  });

  it('leaves out invalid values', () => {
    sessionStorage.setItem('seira.drafts', '{"a":{"name":7,"rating":"4","other":"x"},"b":[1]}');
    expect(drafts.read('a', blank)).toEqual({});
    expect(drafts.read('b', blank)).toEqual({});
  });

  it('is deleted alone or with all others', () => {
    drafts.keep('a', blank, { name: 'Νίκος' });
    drafts.keep('b', blank, { name: 'Μαρία' });
    drafts.forget('a');
    expect(drafts.read('a', blank)).toEqual({});
    expect(drafts.read('b', blank)).toEqual({ name: 'Μαρία' });
    drafts.clear();
    expect(sessionStorage).toHaveLength(0);
  });
});
