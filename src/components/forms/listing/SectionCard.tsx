import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '#src/hooks/goTo.ts';
import { radii } from '#theme/tokens.ts';
import { sectionId, sections, type SectionName } from './sections.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(1.5),
  // The heading needs the width of a phone.
  '&[data-folds] > span': { display: 'none', [theme.breakpoints.up('sm')]: { display: 'grid' } },
  '&[data-folds] > h2': {
    gridColumn: '1 / 3',
    [theme.breakpoints.up('sm')]: { gridColumn: 2 },
  },
  '& > p': { gridColumn: '2 / -1', color: theme.vars.palette.text.secondary },
}));

const Fields = styled('div')(({ theme }) => ({
  ...theme.mixins.stack,
  gap: theme.spacing(1),
  marginTop: theme.spacing(2.5),
  // Above the bar at the bottom of the window.
  '& :is(input, textarea, select, button)': { scrollMarginBottom: 96 },
}));

const Numeral = styled('span')(({ theme }) => ({
  ...theme.mixins.centred,
  width: 36,
  height: 36,
  borderRadius: radii.chip,
  ...theme.mixins.figure,
  ...theme.mixins.soft('active'),
}));

const Summary = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(0.5),
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: { marginInlineStart: 48 },
}));

export interface SectionCardProps {
  name: SectionName;
  /** A summary of the section, shown while it is closed. Without it, the section stays open. */
  summary?: ReactNode;
  open?: boolean;
  onToggle?: () => void;
  children: ReactNode;
}

/** One section of a listing's form. */
export function SectionCard({ name, summary, open = false, onToggle, children }: SectionCardProps) {
  const { t } = useTranslation();
  const id = sectionId(name);
  const title = t(`addListing.sections.${name}.title`);
  const isFolded = summary !== undefined && !open;
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{ p: isFolded ? { xs: 2, sm: 2.5 } : { xs: 2.5, sm: 4 }, scrollMarginTop: 104 }}
    >
      <Head data-folds={summary === undefined ? undefined : ''}>
        <Numeral aria-hidden>{sections.indexOf(name) + 1}</Numeral>
        <Typography
          id={`${id}-title`}
          variant="h2"
          tabIndex={-1}
          sx={{ fontSize: isFolded ? '1.125rem' : '1.5rem', outline: 'none' }}
        >
          {title}
        </Typography>
        {summary !== undefined && (
          <Button
            variant={open ? 'text' : 'outlined'}
            aria-expanded={open}
            aria-label={`${t(open ? 'addListing.fold' : 'addListing.change')}: ${title}`}
            onClick={() => {
              onToggle?.();
              if (open) goTo(id);
            }}
            sx={{ minHeight: 44 }}
          >
            {t(open ? 'addListing.fold' : 'addListing.change')}
          </Button>
        )}
        {!isFolded && <p>{t(`addListing.sections.${name}.text`)}</p>}
      </Head>
      {isFolded ? <Summary>{summary}</Summary> : <Fields>{children}</Fields>}
    </Card>
  );
}
