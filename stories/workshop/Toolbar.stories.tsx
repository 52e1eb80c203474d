import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Appearance } from '#storybook/decorators/Appearance.tsx';
import type { Look } from '#storybook/decorators/globals.ts';
import { defaultLook } from '#storybook/toolbar.ts';

/** A stateful component that shows language and scheme. */
const Probe = () => {
  const [count, setCount] = useState(0);
  const { t } = useTranslation();
  const { mode } = useColorScheme();
  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'start' }}>
      <Button variant="outlined" onClick={() => setCount(count + 1)}>
        {count}
      </Button>
      <p data-testid="seen">
        {mode} · {t('common.brand')} · 5 {t('tickets.ahead', { count: 5 })}
      </p>
    </Stack>
  );
};

const Switchboard = (look: Look) => {
  const [own, setOwn] = useState<Partial<Look>>({});
  return (
    <Stack spacing={2} useFlexGap>
      <div>
        <button onClick={() => setOwn({ ...own, scheme: 'dark' })}>dark</button>
        <button onClick={() => setOwn({ ...own, scheme: 'both' })}>both</button>
        <button onClick={() => setOwn({ ...own, language: 'en' })}>en</button>
        <button onClick={() => setOwn({ ...own, language: 'long' })}>long</button>
      </div>
      <Appearance {...look} {...own}>
        <Probe />
      </Appearance>
    </Stack>
  );
};

const meta = preview.meta({
  title: 'Workshop/Toolbar',
  component: Switchboard,
  tags: ['!autodocs', '!dev'],
  args: { ...defaultLook },
});

/** A story keeps its state when the toolbar changes its look. */
export const KeepsState = meta.story({
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const seen = () => canvas.getAllByTestId('seen')[0];
    await press('0');
    await press('dark');
    await waitFor(() => expect(seen()).toHaveTextContent('dark · Σειρά'));
    await expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
    await press('en');
    await expect(seen()).toHaveTextContent('5 people ahead of you');
    await expect(document.documentElement).toHaveAttribute('lang', 'en');
    await press('long');
    await expect(seen()).toHaveTextContent(/5 ⟦άτομα μπροστά σας .+⟧/);
    await expect(document.documentElement).toHaveAttribute('lang', 'el');
    await press('both');
    await expect(canvas.getAllByRole('button', { name: '1' })).toHaveLength(1);
    await press('en');
    await expect(canvas.getByRole('button', { name: '1' })).toBeVisible();
  },
});
