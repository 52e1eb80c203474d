import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { radii } from '#theme/tokens.ts';
import { sectionId, sections, type SectionName } from './sections.ts';

const Head = styled('div', { name: 'SeiraFormSection', slot: 'head' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.spacing(1.5),
  marginBottom: theme.spacing(2.5),
}));

const Fields = styled('div', { name: 'SeiraFormSection', slot: 'fields' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
}));

const Numeral = styled('span', { name: 'SeiraFormSection', slot: 'numeral' })(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: radii.chip,
  fontWeight: 750,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.roles.active.text,
  backgroundColor: theme.vars.palette.roles.active.background,
}));

interface FormSectionProps {
  /** One of the eight parts. */
  name: SectionName;
  /** Its fields. */
  children: ReactNode;
}

/** A numbered part of the form, linked from the contents. */
export function FormSection({ name, children }: FormSectionProps) {
  const { t } = useTranslation();
  const id = sectionId(name);
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{ p: { xs: 2.5, sm: 4 }, scrollMarginTop: 104 }}
    >
      <Head>
        <Numeral aria-hidden>{sections.indexOf(name) + 1}</Numeral>
        <Typography
          id={`${id}-title`}
          variant="h2"
          tabIndex={-1}
          sx={{ fontSize: '1.5rem', outline: 'none' }}
        >
          {t(`addListing.sections.${name}.title`)}
        </Typography>
        <Typography sx={{ gridColumn: 2, color: 'text.secondary' }}>
          {t(`addListing.sections.${name}.text`)}
        </Typography>
      </Head>
      <Fields>{children}</Fields>
    </Card>
  );
}
