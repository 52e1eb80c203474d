import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatRows, type StatRow } from '#src/components/display/StatRows.tsx';
import { Portrait } from '#src/components/media/Portrait.tsx';
import {
  CardLabel,
  CardSurface,
  CardText,
  CardTitle,
  StretchedLink,
} from '#src/components/cards/cardSurface.ts';
import { foreign } from '#common/greek/foreign.ts';

const Root = styled(CardSurface)(({ theme }) => ({
  padding: theme.spacing(3),
  gap: theme.spacing(2),
  '&[data-plain]': { height: 'auto', padding: 0, border: 0, backgroundColor: 'transparent' },
}));

/** Its link covers the portrait too. */
const Head = styled('div')(({ theme }) => ({
  position: 'relative',
  ...theme.mixins.beside,
  gap: theme.spacing(2),
  '&[data-layout="column"]': { flexDirection: 'column', textAlign: 'center' },
}));

const Stats = styled('dl')(({ theme }) => ({
  ...theme.mixins.wrap,
  gap: theme.spacing(1.5, 3),
  marginTop: 'auto',
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '&[data-layout="column"]': {
    flexDirection: 'column',
    gap: theme.spacing(0.5),
    '& > div': {
      flexDirection: 'row',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: theme.spacing(1),
    },
    '& dd': { fontSize: '1rem' },
  },
  '& dt': theme.mixins.smallNote,
  '& dd': {
    fontSize: '1.25rem',
    ...theme.mixins.title,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
}));

export interface AuthorCardProps {
  name?: string;
  image?: string | null;
  text?: string | null;
  href?: string;
  label?: string | null;
  place?: string | null;
  layout?: 'row' | 'column';
  /** Figures about the person. Null while a figure loads. */
  stats?: StatRow[];
  action?: ReactNode;
  /** Omits the surface, for use on an existing one. */
  plain?: boolean;
}

/** A person who adds listings. */
export function AuthorCard({
  name = '',
  image,
  text,
  href,
  label,
  place,
  layout = 'row',
  stats,
  action,
  plain = false,
}: AuthorCardProps) {
  const { i18n } = useTranslation();
  return (
    <Root data-plain={plain || undefined}>
      <Head data-layout={layout}>
        <Portrait src={image} name={name} size={layout === 'column' ? 96 : 64} />
        <div>
          <CardTitle lang={foreign(name, i18n.language)}>
            {href ? <StretchedLink href={href}>{name}</StretchedLink> : name}
          </CardTitle>
          {label && (
            <CardLabel tone="accent" sx={{ display: 'inline-block', mt: 0.5, fontWeight: 500 }}>
              {label}
            </CardLabel>
          )}
          {place && <CardText sx={{ mt: 0.75 }}>{place}</CardText>}
        </div>
      </Head>
      {text && <CardText lang={foreign(text, i18n.language)}>{text}</CardText>}
      {stats && stats.length > 0 && (
        <Stats data-layout={layout}>
          <StatRows stats={stats} />
        </Stats>
      )}
      {action}
    </Root>
  );
}
