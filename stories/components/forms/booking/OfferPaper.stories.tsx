import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { OfferPaper } from '#src/components/forms/booking/OfferPaper.tsx';

const onTake = fn();

const meta = preview.meta({
  title: 'Components/Forms/Booking/OfferPaper',
  component: OfferPaper,
  args: {
    children: <strong>Δεν περιμένει κανείς</strong>,
    action: (
      <Button variant="contained" onClick={onTake}>
        Πάρτε σειρά
      </Button>
    ),
  },
  decorators: [within(400, { containerType: 'inline-size' })],
  beforeEach: () => onTake.mockClear(),
});

/** The state is read out when it changes; the button stands below the perforation. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const told = canvas.getByText('Δεν περιμένει κανείς').closest('[aria-live]');
    await expect(told).not.toHaveAttribute('aria-busy');
    await userEvent.click(canvas.getByRole('button', { name: 'Πάρτε σειρά' }));
    await expect(onTake).toHaveBeenCalledOnce();
  },
});

/** The day is being looked up. */
export const Busy = meta.story({
  args: { busy: true, children: 'Βλέπουμε πόσοι περιμένουν…' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Βλέπουμε πόσοι περιμένουν…').closest('[aria-live]'),
    ).toHaveAttribute('aria-busy', 'true');
  },
});
