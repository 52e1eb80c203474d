import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Offer, type OfferProps } from '#src/components/forms/booking/Offer.tsx';
import * as el from '#src/i18n/el/index.ts';
import { Kinds } from '#stories/components/frames.tsx';
import { ready } from '#stories/components/forms/booking/lists.ts';

const meta = preview.meta({ title: 'Components/Forms/Booking/Offer', component: Offer });

const offers: OfferProps[] = [
  { lists: ready() },
  { lists: ready({ nextRank: null }) },
  {
    lists: ready({
      ticketsCount: 14,
      beingServed: 12,
      minutes: { from: 50, to: 75 },
      enough: false,
    }),
  },
  { lists: ready({ ticketsCount: 30, minutes: null, enough: false }) },
  { lists: ready({ state: 'full', ticketsCount: 40 }) },
  { lists: ready({ state: 'closed', ticketsCount: 3 }), closure: 'Απεργία' },
  { lists: ready({ ticketsCount: 9, here: 6 }) },
  { lists: ready({ state: 'full', ticketsCount: 40, doorLeft: 12 }) },
];

/**
 * The next number with people ahead, and without a number from the server. Calls that may or will
 * be after closing time. A full list, a day closed manually, people who are there, and last numbers
 * for people at the door.
 */
export const Default = meta.story({
  render: () => (
    <Kinds width={340}>
      {offers.map((offer, index) => (
        <div key={index} style={{ containerType: 'inline-size' }}>
          <Offer {...offer} action={<Button variant="contained">{el.booking.take}</Button>} />
        </div>
      ))}
    </Kinds>
  ),
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('[aria-live]')].map((one) => one.textContent);
    const [open, , tight, late, full, , here, door] = texts;
    await expect(open).toMatch(/42.*περίπου 25 λεπτά αναμονή.*5 περιμένουν/);
    await expect(tight).toMatch(/14 περιμένουν.*12 εξυπηρετούνται τώρα/);
    await expect(tight).toContain(el.booking.notEnough);
    await expect(late).toContain(el.booking.notEnough);
    await expect(late).not.toMatch(/αναμονή/);
    await expect(full).toContain(el.booking.fullTitle);
    await expect(full).toMatch(/Περιμένουν ήδη 40 άτομα/);
    await expect(full).not.toContain('42');
    await expect(here).toContain('9 περιμένουν, 6 εδώ');
    await expect(door).toMatch(/Μένουν 12 για όσους έρθουν/);
    await expect(door).not.toMatch(/Περιμένουν ήδη/);
  },
});
