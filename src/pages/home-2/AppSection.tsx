import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { TicketStub } from '#src/components/cards/ticket/TicketStub.tsx';
import { Words } from '#src/components/display/Words.tsx';
import { paths } from '#src/config/paths.ts';
import { radii } from '#theme/tokens.ts';

const points = ['live', 'large', 'light'] as const;

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  overflow: 'hidden',
  padding: theme.spacing(4, 3, 0),
  borderRadius: 28,
  color: theme.vars.palette.roles.accent.text,
  backgroundColor: theme.vars.palette.roles.accent.background,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
    alignItems: 'center',
    padding: theme.spacing(0, 8),
  },
}));

const Column = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8) },
}));

const Points = styled('ul')(({ theme }) => ({
  margin: theme.spacing(3, 0, 0),
  display: 'grid',
  gap: theme.spacing(1.25),
  color: theme.vars.palette.text.primary,
  '& li': { display: 'grid', gridTemplateColumns: '28px 1fr', alignItems: 'start' },
  '& svg': { fontSize: '1.25rem', marginTop: 2, color: theme.vars.palette.roles.accent.text },
}));

/** A phone in the banner, cropped by its lower edge. */
const Phone = styled('div')(({ theme }) => ({
  justifySelf: 'center',
  alignSelf: 'end',
  width: 'min(320px, 100%)',
  padding: theme.spacing(1.25, 1.25, 0),
  borderRadius: '40px 40px 0 0',
  backgroundColor: theme.vars.palette.roles.scrim.fill,
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(6) },
}));

const Screen = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 2, 5),
  borderRadius: '30px 30px 0 0',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  '&::before': {
    content: '""',
    justifySelf: 'center',
    width: 84,
    height: 22,
    borderRadius: radii.chip,
    backgroundColor: theme.vars.palette.roles.scrim.fill,
  },
}));

export function AppSection() {
  const { t } = useTranslation();
  return (
    <Container sx={{ py: { xs: 6, md: 9 } }}>
      <Root>
        <Column>
          <Words
            title={t('homes.app.title')}
            text={t('homes.app.text')}
            textSx={{ mt: 1.5, maxWidth: '30em', color: 'text.primary' }}
          />
          <Points>
            {points.map((point) => (
              <li key={point}>
                <CheckIcon aria-hidden />
                {t(`homes.app.${point}`)}
              </li>
            ))}
          </Points>
          <Button href={paths.listingGrid.href()} variant="contained" size="large" sx={{ mt: 3.5 }}>
            {t('homes.app.action')}
          </Button>
          <Typography variant="body2" sx={{ mt: 2, color: 'text.primary' }}>
            {t('homes.app.soon')}
          </Typography>
        </Column>
        <Phone>
          <Screen>
            <Box inert sx={{ display: 'grid' }}>
              <TicketStub rank={27} peopleAhead={4} title={t('homes.app.place')} />
            </Box>
          </Screen>
        </Phone>
      </Root>
    </Container>
  );
}
