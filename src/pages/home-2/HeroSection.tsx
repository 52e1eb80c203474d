import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { paths } from '#src/config/paths.ts';
import { RotatingWords } from '#src/components/display/RotatingWords.tsx';
import { Words } from '#src/components/display/Words.tsx';
import { HeroSearchForm } from '#src/components/forms/search/HeroSearchForm.tsx';
import { CategoryIcon } from '#src/components/display/place/CategoryIcon.tsx';
import { CATEGORY_NAMES } from '#common/categories.ts';
import { rotatingWords } from '#src/content/home/heroCategories.ts';
import { useHeroSearch } from '#src/pages/shared/listings/useHeroSearch.ts';
import { radii, twoColumns } from '#theme/tokens.ts';

const hole = 9;
const step = 32;

const Root = styled('section')(({ theme }) => ({
  ...theme.mixins.soft('active'),
  mask: `radial-gradient(circle ${hole}px at 50% 100%, transparent 96%, #000) bottom center / ${step}px 100% repeat-x`,
}));

const Content = styled('div')(({ theme }) => ({
  ...theme.mixins.stack,
  justifyItems: 'center',
  textAlign: 'center',
  gap: theme.spacing(3.5),
  paddingBlock: theme.spacing(6),
  '& > .wide': { width: '100%', textAlign: 'start' },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(5), paddingBlock: theme.spacing(11, 10) },
}));

const Shortcuts = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: twoColumns,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    justifyContent: 'center',
    gap: theme.spacing(2),
    '& > li': { flex: '1 1 0', maxWidth: 132 },
  },
}));

/** On narrow screens, icon and text are side by side, so that no Greek word breaks. */
const Shortcut = styled(Link)(({ theme }) => ({
  ...theme.mixins.beside,
  gap: theme.spacing(1),
  height: '100%',
  padding: theme.spacing(0.5),
  borderRadius: radii.card,
  [theme.breakpoints.up('md')]: {
    flexDirection: 'column',
    padding: theme.spacing(1),
    textAlign: 'center',
  },
  textDecoration: 'none',
  ...theme.typography.body2,
  ...theme.mixins.title,
  ...theme.mixins.words,
  minWidth: 0,
  color: theme.vars.palette.text.primary,
  '&:hover .sign': theme.mixins.solid('active'),
}));

const Sign = styled('span')(({ theme }) => ({
  ...theme.mixins.centred,
  flex: 'none',
  width: 40,
  height: 40,
  ...theme.mixins.sheet,
  borderRadius: '50%',
  color: theme.vars.palette.primary.main,
  '& svg': { fontSize: '1.375rem' },
  [theme.breakpoints.up('md')]: { width: 60, height: 60, '& svg': { fontSize: '1.75rem' } },
}));

export function HeroSection() {
  const { t } = useTranslation();
  const search = useHeroSearch();
  return (
    <Root>
      <Container>
        <Content>
          <Words
            level={1}
            title={t('homes.two.heading')}
            text={
              <>
                {t('homes.two.text')} {t('pages.home.rotatingBefore')}{' '}
                <RotatingWords
                  words={rotatingWords.map((word) => t(`pages.home.rotating.${word}`))}
                  style={{ textAlign: 'start' }}
                />
              </>
            }
            titleSx={{
              color: 'text.primary',
              fontSize: 'clamp(2.375rem, 1.4rem + 4.6vw, 5rem)',
              lineHeight: 1.04,
            }}
            textSx={{ mt: 2, fontSize: { md: '1.25rem' }, textWrap: 'balance' }}
          />
          <div className="wide">
            <HeroSearchForm {...search} />
          </div>
          <div className="wide">
            <Shortcuts aria-label={t('homes.shortcuts')}>
              {CATEGORY_NAMES.map((category) => (
                <li key={category}>
                  <Shortcut to={paths.listingGrid.href(undefined, { category })}>
                    <Sign className="sign">
                      <CategoryIcon name={category} aria-hidden />
                    </Sign>
                    {t(`forms.categories.${category}`)}
                  </Shortcut>
                </li>
              ))}
            </Shortcuts>
          </div>
        </Content>
      </Container>
    </Root>
  );
}
