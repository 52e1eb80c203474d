import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { radii } from '#theme/tokens.ts';
import { CardSurface } from '#src/components/cards/cardSurface.ts';

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

const Name = styled('strong', { name, slot: 'name' })({ display: 'block', fontWeight: 650 });

const Role = styled('span', { name, slot: 'role' })(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Sample = styled('span', { name, slot: 'sample' })(({ theme }) => ({
  marginInlineStart: 'auto',
  alignSelf: 'flex-start',
  padding: theme.spacing(0.25, 1.25),
  borderRadius: radii.chip,
  ...theme.typography.caption,
  color: theme.vars.palette.roles.neutral.text,
  backgroundColor: theme.vars.palette.roles.neutral.background,
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
        <span>
          <Name>{name}</Name>
          {role && <Role>{role}</Role>}
        </span>
        <Sample>{t('common.demoNotice')}</Sample>
      </Person>
    </Root>
  );
}
