import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ServiceChoice, type ServiceOption } from '#src/components/forms/booking/ServiceChoice.tsx';
import { booking as el } from '#src/i18n/el/booking.ts';
import { within } from '#stories/components/frames.tsx';
import { services } from './services.ts';

const meta = preview.meta({
  title: 'Components/Forms/Booking/ServiceChoice',
  component: ServiceChoice,
  args: { services, onChoose: fn() },
  decorators: [within(400)],
});

/**
 * A card is chosen by one tap or by keyboard. The link to details does not choose. Not sure leads to
 * the default service.
 */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const cards = canvas.getAllByRole('listitem').map((card) => card.textContent);
    await expect(cards[0]).toMatch(/^ΑΠιστοποιητικά6 περιμένουν · περίπου 25–\u206040\sλεπτά/);
    await expect(cards[1]).toContain('Χωρίς αναμονή'.toLowerCase());
    await expect(cards[2]).toContain(el.fullTitle);
    const details = canvas.getByRole('link', { name: /Αναλυτικά τι χρειάζεται: Πιστοποιητικά/ });
    await expect(details).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await userEvent.click(canvas.getByRole('button', { name: 'Παράβολα και πληρωμές' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('service-b');
    canvas.getByRole('button', { name: 'Πιστοποιητικά' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('service-a');
    await userEvent.click(canvas.getByRole('button', { name: el.service.unsure }));
    await expect(args.onChoose).toHaveBeenCalledTimes(3);
    await expect(args.onChoose).toHaveBeenLastCalledWith('service-a');
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
export const LongText = meta.story({
  args: { services: [long, { ...services[1]!, waiting: null, minutes: null, letter: null }] },
  globals: { viewport: { value: 'phone' } },
});
