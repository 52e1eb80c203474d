import { describe, expect, it } from 'vitest';
import { blankListing } from '#src/components/forms/schemas/listing.ts';
import { draftIn } from './draft.ts';

describe('listing drafts', () => {
  it('restores typed values without files or consents', () => {
    const draft = draftIn({
      ...blankListing,
      title: 'Κουρείο',
      amenities: { elevator: true },
      hours: { ...blankListing.hours, '6': [{ from: '10:00', to: '14:00' }] },
    });
    expect(draft.title).toBe('Κουρείο');
    expect(draft.amenities).toEqual({ elevator: true });
    expect(draft.hours['6']).toEqual([{ from: '10:00', to: '14:00' }]);
    expect(draft).not.toHaveProperty('photos');
    expect(draft).not.toHaveProperty('privacy');
  });

  it('leaves invalid values blank', () => {
    const draft = draftIn({ title: 7, amenities: 'all', hours: { '1': 9, '2': 'all day' } });
    expect(draft.title).toBe('');
    expect(draft.amenities).toEqual({});
    expect(draft.hours).toEqual(blankListing.hours);
  });
});
