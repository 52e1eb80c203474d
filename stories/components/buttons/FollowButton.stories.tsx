import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FollowButton, type FollowButtonProps } from '#src/components/buttons/FollowButton.tsx';

const meta = preview.meta({
  title: 'Components/Forms/FollowButton',
  component: FollowButton,
  args: { name: 'Ελένη Βρεττού', onClick: fn() },
});

export const Following = meta.story({ args: { following: true } });

const Kept = (props: FollowButtonProps) => {
  const [following, setFollowing] = useState(false);
  return (
    <FollowButton {...props} following={following} onClick={() => setFollowing((now) => !now)} />
  );
};

/** There and back, by keyboard. */
export const Default = meta.story({
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const button = canvas.getByRole('button', { name: 'Ακολουθείτε: Ελένη Βρεττού' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
});
