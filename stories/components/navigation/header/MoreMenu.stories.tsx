import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MoreMenu } from '#src/components/navigation/header/MoreMenu.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/MoreMenu',
  component: MoreMenu,
  tags: ['stable'],
  args: { open: true, onClose: fn(), anchorEl: null, labelledBy: 'more-button' },
  render: function Hung(args) {
    const [button, setButton] = useState<HTMLElement | null>(null);
    return (
      <>
        <Button id="more-button" ref={setButton}>
          Περισσότερα
        </Button>
        {button && <MoreMenu {...args} anchorEl={button} />}
      </>
    );
  },
  parameters: {
    undecided: {
      'aria-hidden-focus/unknown': 'The page behind an open menu; the menu keeps the focus inside.',
    },
    docs: { story: { inline: false, height: '420px' } },
  },
});

/** Below its button, which names it; a choice closes it. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('menu', { name: 'Περισσότερα' })).toBeVisible();
    const help = screen.getByRole('menuitem', { name: 'Βοήθεια' });
    await expect(help).toHaveAttribute('href', '/faq');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** On one of its own pages. */
export const CurrentPage = meta.story({
  parameters: { router: { initialEntries: ['/faq'] } },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Βοήθεια' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
});

/** Closed, it is not there. */
export const Closed = meta.story({
  args: { open: false },
  parameters: { pictures: { disable: 'It shows nothing of its own.' } },
  play: async () => {
    await expect(screen.queryByRole('menu')).toBeNull();
  },
});
