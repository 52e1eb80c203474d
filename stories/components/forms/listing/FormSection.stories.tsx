import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { FormSection } from '#src/components/forms/listing/FormSection.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/FormSection',
  component: FormSection,
  tags: ['stable'],
  args: {
    name: 'general' as const,
    children: <TextInput name="title" label={el.addListing.listingTitle} required />,
  },
  decorators: [
    (Story) => (
      <FormShell initialValues={{ title: '' }} onSubmit={() => undefined} aria-label="Δοκιμή">
        <Story />
      </FormShell>
    ),
  ],
});

/** A region with the name of its heading, to which the contents lead. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const { title } = el.addListing.sections.general;
    const part = canvas.getByRole('region', { name: title });
    await expect(part).toHaveAttribute('id', 'listing-general');
    const heading = canvas.getByRole('heading', { level: 2, name: title });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

/** The last of the eight. */
export const Last = meta.story({ args: { name: 'consent', children: null } });
