import PlayArrow from '@mui/icons-material/PlayArrow';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useState } from 'react';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { Picture } from '#src/components/media/Picture.tsx';
import { durations, radii } from '#theme/tokens.ts';

const HowItWorksDialog = lazyDialog(
  async () => (await import('#src/components/media/HowItWorksDialog.tsx')).HowItWorksDialog,
);

const Poster = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { borderRadius: radii.card },
  '@media (hover: hover)': { '&:hover .play': { scale: '1.06' } },
  '@media (prefers-reduced-motion: reduce)': { '&:hover .play': { scale: 'none' } },
}));

const Bar = styled('span')(({ theme }) => ({
  ...theme.mixins.beside,
  gap: theme.spacing(2),
  padding: theme.spacing(1.5, 2),
  textAlign: 'start',
  fontWeight: 650,
  ...theme.mixins.solid('scrim'),
}));

const Play = styled('span')(({ theme }) => ({
  flex: 'none',
  ...theme.mixins.centred,
  width: 56,
  height: 56,
  borderRadius: '50%',
  ...theme.mixins.solid('accent'),
  transition: `scale ${durations.quick}ms ease-out`,
  '& svg': { fontSize: '2rem' },
}));

interface Props {
  label: string;
  look?: 'button' | 'poster';
  /** The poster is in the first view. */
  first?: boolean;
}

export function HowItWorksVideo({ label, look = 'button', first = false }: Props) {
  const [open, setOpen] = useState(false);
  const press = { onClick: () => setOpen(true), ...HowItWorksDialog.hoverProps };
  return (
    <>
      {look === 'poster' ? (
        <Poster type="button" aria-haspopup="dialog" {...press}>
          <Picture
            src="/video/how-it-works-poster.avif"
            ratio={16 / 9}
            fallback="business"
            eager={first}
          />
          <Bar>
            <Play className="play">
              <PlayArrow aria-hidden />
            </Play>
            {label}
          </Bar>
        </Poster>
      ) : (
        <Button variant="outlined" startIcon={<PlayCircle />} {...press}>
          {label}
        </Button>
      )}
      <HowItWorksDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
