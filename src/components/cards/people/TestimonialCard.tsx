import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CardLabel, CardSurface, CardText } from '#src/components/cards/cardSurface.ts';
import { Portrait } from '#src/components/media/Portrait.tsx';

const Testimonial = styled(CardSurface)(({ theme }) => ({
  padding: theme.spacing(3),
  gap: theme.spacing(2.5),
  justifyContent: 'space-between',
}));

const Quote = styled('blockquote')(({ theme }) => ({
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  textWrap: 'pretty',
  '&::before': {
    content: '"«" / ""',
    display: 'block',
    height: 44,
    fontSize: '3.25rem',
    lineHeight: '22px',
    fontWeight: 750,
    color: theme.vars.palette.roles.accent.fill,
  },
}));

const Person = styled('figcaption')(({ theme }) => ({
  ...theme.mixins.row,
  gap: theme.spacing(1, 1.5),
  // With doubled text, the label has a line of its own.
  '& > .words': { flex: '1 1 6rem', minWidth: 0 },
}));

export interface TestimonialCardProps {
  quote: string;
  name: string;
  occupation: string;
  image?: string | null;
}

/** A sample quote, labelled as a sample. */
export function TestimonialCard({ quote, name, occupation, image }: TestimonialCardProps) {
  const { t } = useTranslation();
  return (
    <Testimonial as="figure">
      <Quote>{quote}</Quote>
      <Person>
        <Portrait src={image} name={name} size={48} />
        <div className="words">
          <strong style={{ display: 'block' }}>{name}</strong>
          <CardText as="span">{occupation}</CardText>
        </div>
        <CardLabel tone="neutral" sx={{ alignSelf: 'flex-start' }}>
          {t('common.demoNotice')}
        </CardLabel>
      </Person>
    </Testimonial>
  );
}
