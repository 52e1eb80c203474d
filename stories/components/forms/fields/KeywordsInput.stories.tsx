import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { KeywordsInput } from '#src/components/forms/fields/KeywordsInput.tsx';
import { addListingSchema } from '#src/components/forms/schemas/addListing.ts';
import { el } from '#src/i18n/el/index.ts';
import { fieldForm, refuses } from '#stories/components/forms/inForm.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Fields/KeywordsInput',
  component: KeywordsInput,
  args: {
    name: 'field',
    label: el.addListing.keywords,
    placeholder: el.addListing.keywordsHint,
    optional: true,
  },
  ...fieldForm(addListingSchema.fields.keywords),
});

/** Typed and counted; the tip opens by keyboard. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'καφές, γλυκά, καφές,');
    await expect(canvas.getByText(/^2 από 15/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Έως 15/ })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Έως 15 λέξεις-κλειδιά');
  },
});

/** One too many. */
export const Error = meta.story({
  parameters: { initial: Array.from({ length: 16 }, (_, index) => `λέξη ${index}`).join(', ') },
  play: (hands) =>
    refuses(hands, 'Γράψτε έως 15 λέξεις-κλειδιά.', hands.canvas.getByRole('textbox')),
});
