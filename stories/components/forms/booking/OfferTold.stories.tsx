import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { OfferPaper } from '#src/components/forms/booking/OfferPaper.tsx';
import { OfferTold } from '#src/components/forms/booking/OfferTold.tsx';
import * as el from '#src/i18n/el/index.ts';
import { ready } from '#stories/components/forms/booking/lists.ts';

const meta = preview.meta({
  title: 'Components/Forms/Booking/OfferTold',
  component: OfferTold,
  args: { lists: ready() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, containerType: 'inline-size' }}>
        <OfferPaper action={<Button variant="contained">{el.booking.take}</Button>}>
          <Story />
        </OfferPaper>
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

/** Loading: the same height, and a text for screen readers. */
export const Loading = meta.story({
  args: { lists: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(el.booking.loading)).toBeInTheDocument();
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

export const Closed = meta.story({ args: { lists: ready({ state: 'closed' }) } });

/** The owner closed the day by hand, in their words. */
export const DayClosed = meta.story({
  args: { lists: ready({ state: 'closed', ticketsCount: 3 }), closure: 'Απεργία' },
});

export const Empty = meta.story({ args: { lists: { status: 'empty' } } });
