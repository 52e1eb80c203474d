import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { RotatingWords } from '#src/components/display/RotatingWords.tsx';
import { Words } from '#src/components/display/Words.tsx';
import { HeroSearchForm } from '#src/components/forms/search/HeroSearchForm.tsx';
import { CategoryShortcuts } from '#src/components/navigation/CategoryShortcuts.tsx';
import { CATEGORY_NAMES } from '#common/categories.ts';
import { paths } from '#src/config/paths.ts';
import { rotatingWords } from '#src/content/home/heroCategories.ts';
import { searchState } from '#src/pages/shared/listings/useHeroSearch.ts';
import { useHeroSearch } from '#src/pages/shared/listings/useHeroSearch.ts';

const hole = 9;
const step = 32;

/** The lower edge is perforated like a torn ticket: a row of half holes. */
const Root = styled('section')(({ theme }) => ({
  color: theme.vars.palette.roles.active.text,
  backgroundColor: theme.vars.palette.roles.active.background,
  mask: `radial-gradient(circle ${hole}px at 50% 100%, transparent 96%, #000) bottom center / ${step}px 100% repeat-x`,
}));

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  textAlign: 'center',
  gap: theme.spacing(3.5),
  paddingBlock: theme.spacing(6),
  '& > .wide': { width: '100%', textAlign: 'start' },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(5), paddingBlock: theme.spacing(11, 10) },
}));

/** The search before anything else, and eight ways around it. */
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
            <CategoryShortcuts
              shortcuts={CATEGORY_NAMES.map((icon) => ({
                icon,
                label: t(`forms.categories.${icon}`),
                href: paths.listingGrid.href(),
                state: searchState({ country: null, category: icon }),
              }))}
            />
          </div>
        </Content>
      </Container>
    </Root>
  );
}
