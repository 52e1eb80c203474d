import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Offer } from '#src/components/forms/booking/Offer.tsx';
import * as el from '#src/i18n/el/index.ts';
import { ready } from '#stories/components/forms/booking/lists.ts';

const meta = preview.meta({
  title: 'Components/Forms/Booking/Offer',
  component: Offer,
  args: { lists: ready(), action: <Button variant="contained">{el.booking.take}</Button> },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
});

/** The number one would get, and what stands between it and the desk. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('42')).toBeVisible();
    await expect(canvas.getByText('5 περιμένουν')).toBeVisible();
    await expect(canvas.getByText('περίπου 25 λεπτά αναμονή')).toBeVisible();
  },
});

/** An API that does not send the next number. */
export const WithoutNumber = meta.story({ args: { lists: ready({ nextRank: null }) } });

/** Closing time may come first: the window ends with it. */
export const TightDay = meta.story({
  args: { lists: ready({ ticketsCount: 14, minutes: { from: 50, to: 75 }, enough: false }) },
});

/** The call would come after closing: there is no window to tell. */
export const NotEnough = meta.story({
  args: { lists: ready({ ticketsCount: 40, minutes: null, enough: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(el.booking.notEnough)).toBeVisible();
    await expect(canvas.queryByText(/αναμονή/)).toBeNull();
  },
});

export const Full = meta.story({
  args: { lists: ready({ state: 'full', ticketsCount: 40 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(el.booking.fullTitle)).toBeVisible();
    await expect(canvas.getByText(/^Περιμένουν ήδη 40 άτομα/)).toBeVisible();
    await expect(canvas.queryByText('42')).toBeNull();
  },
});

/** The owner closed the day by hand, in their words. */
export const DayClosed = meta.story({
  args: { lists: ready({ state: 'closed', ticketsCount: 3 }), closure: 'Απεργία' },
});
