import { Formik } from 'formik';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ListingContents } from '#src/components/forms/listing/ListingContents.tsx';
import { type AddListingValues, blankListing } from '#src/components/forms/schemas/addListing.ts';
import { el } from '#src/i18n/el/index.ts';

const { sections, states } = el.addListing;

interface Filled {
  values?: Partial<AddListingValues>;
  wrong?: keyof AddListingValues;
}

const meta = preview.meta({
  title: 'Components/Forms/ListingContents',
  component: ListingContents,
  tags: ['stable'],
  decorators: [
    (Story, { parameters }) => {
      const { values, wrong } = (parameters.filled ?? {}) as Filled;
      return (
        <Formik
          initialValues={{ ...blankListing, ...values }}
          initialErrors={wrong && { [wrong]: 'wrong' }}
          initialTouched={wrong && { [wrong]: true }}
          onSubmit={() => undefined}
        >
          <div style={{ maxWidth: 280 }}>
            <Story />
          </div>
        </Formik>
      );
    },
  ],
});

/** Nothing written yet; the weekly hours have their usual values. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(8);
    await expect(links[0]).toHaveTextContent(sections.general.title);
    await expect(links[5]).toHaveTextContent(`${sections.hours.title}, ${states.done}`);
  },
});

/** A part is complete when all its required fields are filled in. */
export const Complete = meta.story({
  parameters: {
    filled: { values: { title: 'Κουρείο', category: 'salons', description: 'Δύο καρέκλες.' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')[0]).toHaveTextContent(
      `${sections.general.title}, ${states.done}`,
    );
  },
});

/** A visited field that needs attention. */
export const Wrong = meta.story({
  parameters: { filled: { values: { email: 'l@' }, wrong: 'email' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')[2]).toHaveTextContent(
      `${sections.details.title}, ${states.wrong}`,
    );
  },
});
