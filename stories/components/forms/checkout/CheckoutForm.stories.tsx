import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { starting } from '#stories/components/forms/inForm.tsx';
import { within } from '#stories/components/frames.tsx';
import { CheckoutForm } from '#src/components/forms/checkout/CheckoutForm.tsx';
import * as el from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/CheckoutForm',
  component: CheckoutForm,
  args: { onSubmit: fn(), onReadTerms: fn() },
  decorators: [within(760)],
});

const { form } = el.checkout;

/** A bank transfer. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(form.bankNote)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: el.addListing.readTerms }));
    await expect(args.onReadTerms).toHaveBeenCalledOnce();
  },
});

export const Card = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: form.methods.card }));
    await expect(await canvas.findByLabelText(starting(form.cardNumber))).toBeVisible();
  },
});
