import { ModerationItem as Contract } from '#common/contract/moderation.ts';
import { readResponse } from '#src/api/transport/response.ts';
import type { ModerationItem } from '#src/components/moderation/ItemParts.tsx';
import { buildModerationItem, buildModerationItems } from '#src/mocks/moderation.ts';

export const review: ModerationItem = readResponse(Contract, buildModerationItem());

/** A report of a review by a guest. */
export const report: ModerationItem = {
  ...readResponse(Contract, buildModerationItems()[1]),
  by: null,
};

/** A submitted listing. */
export const listing: ModerationItem = {
  ...review,
  kind: 'listing',
  code: 'listing-1',
  by: 'Στέλλα Κ.',
  place: null,
  title: 'Ποδηλατάδικο «Αλυσίδα»',
  text: 'Επισκευές ποδηλάτων όσο περιμένετε.',
  facts: [
    { name: 'category', value: 'shops' },
    { name: 'address', value: 'Φωκίωνος Νέγρη 8' },
    { name: 'city', value: 'Αθήνα' },
    { name: 'owner', value: 'Στέλλα Κωνσταντίνου' },
    { name: 'amenities', value: 'wireless_internet, wheelchair_accessible' },
    { name: 'hours', value: '1: 09:00–17:00, 6: 10:00–14:00' },
  ],
};
