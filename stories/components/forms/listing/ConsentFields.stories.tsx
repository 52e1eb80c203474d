import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ConsentFields } from '#src/components/forms/listing/ConsentFields.tsx';
import { addListingSchema, blankListing } from '#src/components/forms/schemas/addListing.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { el } from '#src/i18n/el/index.ts';

const words = el.addListing;
const starting = (label: string) => new RegExp(`^${label}`);

const meta = preview.meta({
  title: 'Components/Forms/ConsentFields',
  component: ConsentFields,
  tags: ['stable'],
  decorators: [
    (Story) => (
      <FormShell
        initialValues={blankListing}
        schema={addListingSchema}
        onSubmit={() => undefined}
        aria-label="Δοκιμή"
      >
        <Story />
      </FormShell>
    ),
  ],
});

/** Two boxes, neither ticked beforehand. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const privacy = canvas.getByRole('checkbox', { name: starting(words.privacy) });
    await expect(privacy).not.toBeChecked();
    await userEvent.click(privacy);
    await expect(privacy).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: starting(words.terms) })).not.toBeChecked();
  },
});

/** The text is one press away, and gives the focus back. */
export const Read = meta.story({
  parameters: {
    undecided: {
      'aria-hidden-focus/unknown': 'The page behind an open dialog; the dialog keeps the focus.',
    },
  },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('button', { name: words.readTerms });
    await userEvent.click(link);
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
  },
});
