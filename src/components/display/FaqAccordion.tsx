import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { radii } from '#theme/tokens.ts';
import { HighlightedText } from './HighlightedText.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  // Without scripts the answers cannot be opened, so they are always open.
  '@media (scripting: none)': {
    '& .MuiCollapse-root': { height: 'auto', visibility: 'visible' },
  },
}));

const Item = styled(Accordion)(({ theme }) => ({
  minWidth: 0,
  borderRadius: radii.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type, &:last-of-type': { borderRadius: radii.card },
  '&::before': { display: 'none' },
  '&.Mui-expanded': { margin: 0, borderColor: theme.vars.palette.roles.control.outline },
  '& .MuiAccordionSummary-root': {
    minHeight: 64,
    paddingInline: theme.spacing(2.5),
    borderRadius: radii.card - 1,
    '&:hover': { color: theme.vars.palette.primary.main },
    '&.Mui-focusVisible': { backgroundColor: 'transparent' },
  },
  '& .MuiAccordionSummary-content': {
    margin: theme.spacing(1.75, 0),
    fontSize: '1.0625rem',
    lineHeight: 1.4,
    fontWeight: 650,
  },
  '& .MuiAccordionSummary-expandIconWrapper': { color: theme.vars.palette.primary.main },
  '& .MuiAccordionDetails-root': {
    padding: theme.spacing(0, 2.5, 2.5),
    maxWidth: '47em',
    color: theme.vars.palette.text.secondary,
  },
}));

interface FaqAccordionProps {
  items: readonly { id: string; question: string; answer: string }[];
  open: readonly string[];
  onToggle: (id: string, open: boolean) => void;
  highlight: string[];
}

/** Questions that expand to show their answers. Any number can be open. */
export function FaqAccordion({ items, open, onToggle, highlight }: FaqAccordionProps) {
  const base = useId();
  return (
    <Root>
      {items.map(({ id, question, answer }) => (
        <Item
          key={id}
          disableGutters
          expanded={open.includes(id)}
          onChange={(_event, expanded) => onToggle(id, expanded)}
          slotProps={{ heading: { component: 'h3' } }}
        >
          <AccordionSummary
            id={`${base}-${id}`}
            aria-controls={`${base}-${id}-answer`}
            data-question={id}
            expandIcon={<ExpandMore />}
          >
            <HighlightedText text={question} words={highlight} />
          </AccordionSummary>
          <AccordionDetails>
            <HighlightedText text={answer} words={highlight} />
          </AccordionDetails>
        </Item>
      ))}
    </Root>
  );
}
