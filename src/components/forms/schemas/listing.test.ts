import { describe, expect, it } from 'vitest';
import { wrongIn } from '#tests/validation.ts';
import { addListingSchema, blankListing, keywordsOf } from './listing.ts';

const good = {
  ...blankListing,
  title: 'Κουρείο ο Λευτέρης',
  category: 'salons',
  description: 'Δύο καρέκλες και ένας καθρέφτης.',
  address: 'Κανάρη 1',
  city: 'Αθήνα',
  country: 'GR',
  owner: 'Λευτέρης',
  email: 'lefteris@example.gr',
  privacy: true,
  terms: true,
};

const wrong = (values: object) => wrongIn(addListingSchema, { ...good, ...values });

const words = (count: number): string =>
  Array.from({ length: count }, (_, index) => `λέξη${index}`).join(', ');

describe('addListingSchema', () => {
  it('counts distinct comma-separated keywords', () => {
    expect(keywordsOf(' καφές, , γλυκά,καφές ')).toEqual(['καφές', 'γλυκά']);
    expect(wrong({ keywords: words(15) })).toEqual({});
    expect(wrong({ keywords: words(16) })).toEqual({ keywords: 'keywordsMax' });
  });

  it('validates every photo and the price', () => {
    const text = new File(['x'], 'x.txt', { type: 'text/plain' });
    expect(wrong({ photos: [text], price: 'δέκα' })).toEqual({
      photos: 'photoType',
      price: 'numberInvalid',
    });
    expect(wrong({ price: '12,50' })).toEqual({});
  });

  it('rejects invisible and direction-changing characters in every field', () => {
    const text = Object.entries(good).flatMap(([name, value]) =>
      typeof value === 'string' && !['category', 'country'].includes(name) ? [name] : [],
    );
    const everywhere = (value: string) => Object.fromEntries(text.map((name) => [name, value]));
    expect(Object.keys(wrong(everywhere('a\u202eb'))).toSorted()).toEqual(text.toSorted());
    expect(wrong(everywhere('\u200b\u3164'))).toEqual({
      title: 'required',
      description: 'required',
      address: 'required',
      city: 'required',
      owner: 'nameRequired',
      email: 'emailRequired',
    });
  });
});
