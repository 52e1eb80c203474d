import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatNumber } from '#src/lib/numbers.ts';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { radii } from '#theme/tokens.ts';
import { CardSurface } from './cardSurface.ts';

const name = 'SeiraAuthorCard';

const Root = styled(CardSurface, { name, slot: 'root' })(({ theme }) => ({
  padding: theme.spacing(3),
  gap: theme.spacing(2),
}));

const Head = styled('div', { name, slot: 'head' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
}));

const Name = styled('h3', { name, slot: 'name' })(({ theme }) => ({
  margin: 0,
  ...theme.typography.h4,
}));

const Label = styled('span', { name, slot: 'label' })(({ theme }) => ({
  display: 'inline-block',
  marginTop: theme.spacing(0.5),
  padding: theme.spacing(0.25, 1.25),
  borderRadius: radii.chip,
  ...theme.typography.caption,
  fontWeight: 500,
  color: theme.vars.palette.roles.accent.text,
  backgroundColor: theme.vars.palette.roles.accent.background,
}));

const Text = styled('p', { name, slot: 'text' })(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Stats = styled('dl', { name, slot: 'stats' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5, 3),
  margin: 0,
  marginTop: 'auto',
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: 0,
    fontSize: '1.25rem',
    lineHeight: 1.3,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
}));

export interface AuthorCardProps {
  /** The person's name. */
  name?: string;
  /** The person's portrait. */
  image?: string | null;
  /** The person in a sentence or two. */
  text?: string | null;
  /** Where the name leads. */
  href?: string;
  /** What the person is called here. */
  label?: string | null;
  /** Figures about the person. */
  stats?: { label: string; value: number }[];
  /** What can be done with the person: follow, write. */
  action?: ReactNode;
  /** The heading's level on its page. */
  headingLevel?: 2 | 3 | 4;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A person who adds listings. */
export function AuthorCard({
  name = '',
  image,
  text,
  href,
  label,
  stats,
  action,
  headingLevel = 3,
}: AuthorCardProps) {
  const { i18n } = useTranslation();
  return (
    <Root>
      <Head>
        <Portrait src={image} name={name} size={64} decorative />
        <div>
          <Name as={headings[headingLevel]}>
            {href ? (
              <Link component={RouterLink} to={href} sx={{ color: 'inherit', fontWeight: 650 }}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Name>
          {label && <Label>{label}</Label>}
        </div>
      </Head>
      {text && <Text>{text}</Text>}
      {stats && stats.length > 0 && (
        <Stats>
          {stats.map(({ label: what, value }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{formatNumber(value, i18n.language)}</dd>
            </div>
          ))}
        </Stats>
      )}
      {action}
    </Root>
  );
}
