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
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
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
        <div>
          <strong style={{ display: 'block' }}>{name}</strong>
          <CardText as="span">{occupation}</CardText>
        </div>
        <CardLabel tone="neutral" sx={{ ml: 'auto', alignSelf: 'flex-start' }}>
          {t('common.demoNotice')}
        </CardLabel>
      </Person>
    </Testimonial>
  );
}
