import { describe, expect, it } from 'vitest';
import { pageLanguage, redirectOf } from './address.ts';
import { canonicalOf } from './seo.ts';

describe('addresses of the same screen', () => {
  it.each([
    ['/index4', '/'],
    ['/index4?lang=en', '/?lang=en'],
    ['/listing-details', '/listing-grid'],
    ['/listing-details/kep', '/listing-grid/kep'],
    ['/listing-details/%CE%BA?x=1', '/listing-grid/%CE%BA?x=1'],
    ['/about/', '/about'],
    // An address on this host, not on another.
    ['//evil.example/', '/evil.example'],
    ['//evil.example', '/evil.example'],
  ])('%s redirects to %s', (from, to) => expect(redirectOf(from)).toBe(to));

  it('are found in one pass, however many slashes there are', () => {
    const slashes = '/'.repeat(3_000_000);
    expect(redirectOf(`/a${slashes}b`)).toBeNull();
    expect(redirectOf(`${slashes}a${slashes}`)).toBe('/a');
  });

  it.each(['/', '/?lang=en', '/about', '/listing-grid', '/listing-grid/kep', '/index5', '/nope/x'])(
    '%s does not redirect',
    (address) => expect(redirectOf(address)).toBeNull(),
  );
});

describe('the language of a page', () => {
  const ask = (query: string, cookies?: string) =>
    pageLanguage(new URLSearchParams(query), cookies);

  it('is Greek by default', () => {
    expect(ask('')).toBe('el');
    expect(ask('lang=de', 'i18nextLng=fr')).toBe('el');
    expect(ask('', 'other=en; i18nextLng2=en')).toBe('el');
  });
  it('is the visitor’s choice', () => expect(ask('', 'a=b; i18nextLng=en')).toBe('en'));
  it('is that of the address above all', () => {
    expect(ask('lang=en', 'i18nextLng=el')).toBe('en');
    expect(ask('lang=el', 'i18nextLng=en')).toBe('el');
  });
});

describe('the canonical address of a page', () => {
  const of = (url: string, language: 'el' | 'en') =>
    canonicalOf('https://seira.example', { url, language });

  it('omits parameters that only arrange the screen', () => {
    expect(of('/listing-grid?keywords=kep&utm=1', 'el')).toBe('https://seira.example/listing-grid');
  });
  it('keeps parameters that identify the page, and names a language other than the default', () => {
    expect(of('/blog-single?post=p2&lang=el', 'en')).toBe(
      'https://seira.example/blog-single?post=p2&lang=en',
    );
  });
});
