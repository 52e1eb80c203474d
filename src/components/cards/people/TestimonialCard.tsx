import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { CardLabel, CardSurface, CardText } from '#src/components/cards/cardSurface.ts';

const name = 'SeiraTestimonialCard';

const Root = styled(CardSurface, { name, slot: 'root' })(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(3),
  gap: theme.spacing(2.5),
  justifyContent: 'space-between',
}));

const Quote = styled('blockquote', { name, slot: 'quote' })(({ theme }) => ({
  margin: 0,
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

const Person = styled('figcaption', { name, slot: 'person' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
}));

export interface TestimonialCardProps {
  quote?: string;
  name?: string;
  role?: string;
  image?: string | null;
}

/** A quote about the product, marked as a sample. For a place use `ReviewCard`. */
export function TestimonialCard({ quote = '', name = '', role, image }: TestimonialCardProps) {
  const { t } = useTranslation();
  return (
    <Root as="figure">
      <Quote>{quote}</Quote>
      <Person>
        <Portrait src={image} name={name} size={48} />
        <div>
          <strong style={{ display: 'block' }}>{name}</strong>
          <CardText as="span">{role}</CardText>
        </div>
        <CardLabel tone="neutral" sx={{ ml: 'auto', alignSelf: 'flex-start' }}>
          {t('common.demoNotice')}
        </CardLabel>
      </Person>
    </Root>
  );
}
