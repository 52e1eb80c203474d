import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { QrCode } from '#src/components/board/QrCode.tsx';

const address = 'https://seira.example/listing-grid/farmakeio-asklipios';

const meta = preview.meta({
  title: 'Components/Board/QrCode',
  component: QrCode,
  args: { value: address },
  decorators: [
    (Story) => (
      <Box sx={{ width: 200 }}>
        <Story />
      </Box>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('img', { name: `Κωδικός QR: ${address}` });
    await expect(code.querySelector('path')!.getAttribute('d')!.length).toBeGreaterThan(1000);
  },
});
