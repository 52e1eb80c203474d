import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { contrast } from '#theme/contrast.ts';
import type { RoleColours, RoleName } from '#theme/roles.ts';

const names: RoleName[] = ['waiting', 'active', 'success', 'danger', 'neutral', 'accent', 'ticket'];

interface SwatchProps {
  label: string;
  text: string;
  ground: string;
}

const ratioText = (text: string, ground: string): string =>
  `${contrast(text, ground).toFixed(1)}:1`;

const Swatch = ({ label, text, ground }: SwatchProps) => (
  <Box sx={{ bgcolor: ground, color: text, p: 2, borderRadius: 1, minWidth: 190 }}>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {label}
    </Typography>
    <Typography variant="body2">
      {text} / {ground}
    </Typography>
    <Typography variant="body2">{ratioText(text, ground)}</Typography>
  </Box>
);

const Role = ({ name, set }: { name: RoleName; set: RoleColours }) => (
  <Stack component="section" spacing={1} aria-label={name}>
    <Typography variant="h3">{name}</Typography>
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Swatch label="text / background" text={set.text} ground={set.background} />
      <Swatch label="onFill / fill" text={set.onFill} ground={set.fill} />
    </Stack>
  </Stack>
);

/** Reads the scheme that is shown from the live theme, so that the page cannot lie about it. */
const Colours = ({ scheme }: { scheme: 'light' | 'dark' }) => {
  const { colorSchemes } = useTheme();
  const roles = colorSchemes?.[scheme]?.palette.roles;
  if (!roles) return null;
  return (
    <Stack spacing={4}>
      <Typography variant="h2">Colours by what they say</Typography>
      {names.map((name) => (
        <Role key={name} name={name} set={roles[name]} />
      ))}
    </Stack>
  );
};

const meta = preview.meta({
  title: 'Foundations/Colours',
  component: Colours,
  args: { scheme: 'light' as const },
});

/** The roles on a light page. */
export const Light = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(names.length);
  },
});

/** The roles on a dark page. */
export const Dark = meta.story({ args: { scheme: 'dark' }, globals: { scheme: 'dark' } });
