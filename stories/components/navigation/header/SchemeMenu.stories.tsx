import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SchemeMenu } from '#src/components/navigation/header/SchemeMenu.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/SchemeMenu',
  component: SchemeMenu,
  tags: ['stable'],
  args: {
    open: true,
    onClose: fn(),
    anchorEl: null,
    labelledBy: 'scheme-button',
    value: 'light' as const,
    onChange: fn(),
  },
  render: function Hung(args) {
    const [button, setButton] = useState<HTMLElement | null>(null);
    return (
      <>
        <Button id="scheme-button" ref={setButton}>
          Εμφάνιση
        </Button>
        {button && <SchemeMenu {...args} anchorEl={button} />}
      </>
    );
  },
  parameters: {
    undecided: {
      'aria-hidden-focus/unknown': 'The page behind an open menu; the menu keeps the focus inside.',
    },
    docs: { story: { inline: false, height: '240px' } },
  },
});

/** A choice closes the menu and is reported. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('menu', { name: 'Εμφάνιση' });
    await expect(screen.getByRole('menuitemradio', { name: 'Φωτεινή' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Σκούρα' }));
    await expect(args.onChange).toHaveBeenCalledWith('dark');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The device's setting, the default for a new visitor. */
export const AsTheDevice = meta.story({
  args: { value: 'system' },
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByRole('menuitemradio', { name: 'Όπως η συσκευή' }),
    ).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
