import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CheckoutForm } from '#src/components/forms/checkout/CheckoutForm.tsx';
import * as el from '#src/i18n/el/index.ts';
import { checkout } from '#src/i18n/el/checkout.ts';
import { within } from '#stories/components/frames.tsx';

const meta = preview.meta({
  title: 'Components/Forms/CheckoutForm',
  component: CheckoutForm,
  args: { onSubmit: fn(), onTerms: fn() },
  decorators: [within(760)],
});

/** Every required field is refused while it is empty. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: checkout.form.submit }));
    await expect(await canvas.findByText(el.validation.firstNameRequired)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: el.addListing.readTerms }));
    await expect(args.onTerms).toHaveBeenCalledOnce();
  },
});
