import { styled } from '@mui/material/styles';
import ExpandMore from '@mui/icons-material/ExpandMore';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { durations } from '#theme/tokens.ts';

const Toggle = styled('button')(({ theme }) => ({
  ...theme.mixins.beside,
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 56,
  padding: theme.spacing(1, 2),
  ...theme.mixins.sheet,
  font: 'inherit',
  fontSize: '1.0625rem',
  fontWeight: 650,
  textAlign: 'start',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  '& > svg': { transition: `transform ${durations.quick}ms ease-out` },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  '@media (prefers-reduced-motion: reduce)': { '& > svg': { transition: 'none' } },
  // Without scripts everything is open.
  '@media (scripting: none)': { display: 'none' },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Content = styled('div')(({ theme }) => ({
  minWidth: 0,
  '@media (scripting: enabled)': {
    [theme.breakpoints.down('md')]: {
      '&[data-folded]': { display: 'none' },
      '&:not([data-folded])': { marginTop: theme.spacing(2) },
    },
  },
}));

export interface FoldProps {
  title: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A part of a long page that opens on demand on a phone. On wide screens it is always open. */
export function Fold({ title, isOpen, onToggle, children }: FoldProps) {
  const id = useId();
  return (
    <div>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <span>{title}</span>
        <ExpandMore aria-hidden />
      </Toggle>
      <Content id={id} data-folded={isOpen ? undefined : ''}>
        {children}
      </Content>
    </div>
  );
}
