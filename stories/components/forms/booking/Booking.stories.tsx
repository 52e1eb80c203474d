import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Offer, type OfferProps } from '#src/components/forms/booking/Offer.tsx';
import { ServiceChoice, type ServiceOption } from '#src/components/forms/booking/ServiceChoice.tsx';
import * as el from '#src/i18n/el/index.ts';
import { hallServices } from '#src/mocks/hall/counter.ts';
import { Kinds, within } from '#stories/components/frames.tsx';
import { ready } from '#stories/components/forms/booking/lists.ts';

const meta = preview.meta({ title: 'Components/Forms/Booking' });

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
export const Offers = meta.story({
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
    // The picture shows the others.
    const [here, door] = [...canvasElement.querySelectorAll('[aria-live]')].slice(-2);
    await expect(here).toHaveTextContent('9 περιμένουν, 6 εδώ');
    await expect(door).toHaveTextContent(/Μένουν 12 για όσους έρθουν/);
    await expect(door).not.toHaveTextContent(/Περιμένουν ήδη/);
  },
});

/** Three services: with a wait, without one, and without numbers left. */
const [certificates, payments, permits] = hallServices;
const services: ServiceOption[] = [
  {
    ...certificates,
    needs: 'ταυτότητα ή διαβατήριο',
    needsLink: 'https://www.gov.gr/ipiresies',
    state: 'open',
    waiting: 6,
    minutes: { from: 25, to: 40 },
  },
  {
    ...payments,
    needs: '',
    needsLink: null,
    state: 'open',
    waiting: 0,
    minutes: { from: 0, to: 0 },
  },
  {
    ...permits,
    needs: 'την αίτηση συμπληρωμένη',
    needsLink: null,
    state: 'full',
    waiting: 22,
    minutes: null,
  },
];

const onChoose = fn();

/**
 * A card is chosen by one tap or by keyboard. The link to details does not choose. Not sure leads to
 * the default service.
 */
export const Services = meta.story({
  decorators: [within(400)],
  render: () => <ServiceChoice services={services} onChoose={onChoose} />,
  play: async ({ canvas, userEvent }) => {
    const details = canvas.getByRole('link', { name: /Αναλυτικά τι χρειάζεται: Πιστοποιητικά/ });
    await expect(details).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await userEvent.click(canvas.getByRole('button', { name: 'Παράβολα και πληρωμές' }));
    await expect(onChoose).toHaveBeenLastCalledWith('service-b');
    canvas.getByRole('button', { name: 'Πιστοποιητικά' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenLastCalledWith('service-a');
    await userEvent.click(canvas.getByRole('button', { name: el.booking.service.unsure }));
    await expect(onChoose).toHaveBeenCalledTimes(3);
    await expect(onChoose).toHaveBeenLastCalledWith('service-a');
  },
});

const long: ServiceOption = {
  ...services[0]!,
  code: 'long',
  letter: 'ΑΒ',
  name: 'Βεβαιώσεις, πιστοποιητικά οικογενειακής κατάστασης και θεωρήσεις γνησίου υπογραφής',
  needs:
    'αστυνομική ταυτότητα ή διαβατήριο σε ισχύ, αριθμό φορολογικού μητρώου και το έγγραφο που θα υπογράψετε',
};

/** The longest texts, on a phone. A server that sends no numbers. */
export const LongServices = meta.story({
  decorators: [within(400)],
  render: () => (
    <ServiceChoice
      services={[long, { ...services[1]!, waiting: null, minutes: null, letter: null }]}
      onChoose={onChoose}
    />
  ),
  globals: { viewport: { value: 'phone' } },
});
