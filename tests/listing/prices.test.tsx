// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildOrganisation, organisationFrom } from '#src/mocks/organisations.ts';
import { Presentation } from '#src/pages/listing-details/sections/Presentation.tsx';
import { furnishDocument, show } from '#tests/dom.tsx';

vi.mock('#src/pages/shared/sections/HowItWorksVideo.tsx', () => ({ HowItWorksVideo: () => null }));

furnishDocument();

it('shows each price in its own currency; one that names none is in euros', () => {
  const price = { description: '', amount: 12.5 };
  const organisation = organisationFrom({
    ...buildOrganisation(),
    prices: [
      { ...price, title: 'Κούρεμα', currency: 'USD' },
      { ...price, title: 'Ξύρισμα', currency: 'EUR' },
      { ...price, title: 'Λούσιμο' },
    ],
  });
  show(<Presentation organisation={organisation} />);
  const amounts = screen.getAllByRole('definition').map((one) => one.textContent);
  expect(amounts.map((one) => one.replaceAll(/\s/g, ' '))).toEqual([
    '12,50 $',
    '12,50 €',
    '12,50 €',
  ]);
});
