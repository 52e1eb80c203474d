import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { ClaimDialog } from '#src/components/forms/message/ClaimDialog.tsx';
import { listings as texts } from '#src/i18n/el/listings.ts';

const meta = preview.meta({
  title: 'Components/Forms/ClaimDialog',
  component: ClaimDialog,
  args: { open: true, place: 'Κουρείο ο Λευτέρης', onClose: fn(), onSubmit: fn() },
  parameters: { docs: covering(620) },
});

const field = (text: string) => screen.findByLabelText(new RegExp(`^${text.replace('?', '\\?')}`));

/** A claim's reason, and a contact for checking it with the place. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const why = await field(texts.claimWhy);
    await waitFor(() => expect(why).toHaveFocus());
    await userEvent.type(why, 'Είναι το μαγαζί μου.');
    await userEvent.type(await field(texts.claimContact), '210 000 0412');
    await userEvent.click(screen.getByRole('button', { name: texts.claimSend }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        text: 'Είναι το μαγαζί μου.',
        contact: '210 000 0412',
      }),
    );
  },
});
