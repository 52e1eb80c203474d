import { expect, fn, screen } from 'storybook/test';
import { object } from 'yup';
import preview from '#storybook/preview.tsx';
import { KeywordsInput } from '#src/components/forms/fields/KeywordsInput.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { addListingSchema } from '#src/components/forms/schemas/addListing.ts';
import { el } from '#src/i18n/el/index.ts';
import guide from './KeywordsInput.md?raw';

const schema = object({ keywords: addListingSchema.fields.keywords });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Components/Forms/Fields/KeywordsInput',
  component: KeywordsInput,
  tags: ['stable'],
  args: {
    name: 'keywords',
    label: el.addListing.keywords,
    placeholder: el.addListing.keywordsHint,
    optional: true,
  },
  decorators: [
    (Story, { parameters }) => (
      <FormShell
        initialValues={{ keywords: parameters.initial ?? '' } as { keywords: string }}
        schema={schema}
        onSubmit={onSubmit}
        aria-label="Δοκιμή"
        style={{ maxWidth: 420 }}
      >
        <Story />
      </FormShell>
    ),
  ],
  parameters: { docs: { description: { component: guide } } },
});

/** The base: typed and counted; the tip opens by keyboard. */
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(await canvas.findByText('Γράψτε έως 15 λέξεις-κλειδιά.')).toBeVisible();
  },
});
