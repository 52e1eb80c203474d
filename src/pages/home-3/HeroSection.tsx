import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import WorkOutlined from '@mui/icons-material/WorkOutlineOutlined';
import Container from '@mui/material/Container';
import styled from '@emotion/styled';
import { useId, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Words } from '#src/components/display/Words.tsx';
import { HeroSearchForm } from '#src/components/forms/search/HeroSearchForm.tsx';
import { SectionTabs } from '#src/components/navigation/SectionTabs.tsx';
import { Picture } from '#src/components/media/Picture.tsx';
import { searchTabs, type SearchTabName } from '#src/content/home/homeTiles.ts';
import { useHeroSearch } from '#src/pages/shared/listings/useHeroSearch.ts';
import { radii } from '#theme/tokens.ts';

const icons: Record<SearchTabName, ReactElement> = {
  places: <PlaceOutlined />,
  events: <EventOutlined />,
  jobs: <WorkOutlined />,
  realEstate: <ApartmentOutlined />,
};

/** Only the tab `events` is a category. The other tabs search by keywords. */
const categoryOf = (tab: SearchTabName): string => (tab === 'events' ? 'event' : '');

const images = ['taverna', 'pharmacy', 'theatre', 'pool'].map(
  (kind) => `/pictures/scenes/${kind}.svg`,
);

const Content = styled('div')(({ theme }) => ({
  ...theme.mixins.stack,
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(4, 2),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: theme.spacing(8),
    rowGap: theme.spacing(0),
    alignItems: 'center',
    paddingBlock: theme.spacing(5, 2),
    '& > .sheet': { gridColumn: '1 / -1', position: 'relative', marginTop: theme.spacing(-4) },
  },
}));

/** Four pictures of different sizes. On phones they form a row of equal height. */
const Mosaic = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridTemplateRows: '112px',
  '& > *': { height: '100%', borderRadius: radii.card },
  [theme.breakpoints.up('sm')]: { gridTemplateRows: '160px' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gridTemplateRows: '176px 212px',
    '& > :nth-of-type(1)': { gridColumn: 'span 3' },
    '& > :nth-of-type(2)': { gridColumn: 'span 2' },
    '& > :nth-of-type(3)': { gridColumn: 'span 2' },
    '& > :nth-of-type(4)': { gridColumn: 'span 3' },
  },
}));

const Tabs = styled('div')(({ theme }) => ({
  width: 'fit-content',
  maxWidth: '100%',
  paddingInline: theme.spacing(1),
  ...theme.mixins.sheet,
  borderRadius: `${radii.card}px ${radii.card}px 0 0`,
  borderBottom: 0,
  '& .MuiTabs-root': { borderBottom: 0 },
  // On phones all tabs fit without icons.
  [theme.breakpoints.down('sm')]: {
    paddingInline: theme.spacing(0.5),
    '& .MuiTab-root': { minWidth: 0, paddingInline: theme.spacing(1) },
    '& .MuiTab-icon': { display: 'none' },
  },
}));

const Panel = styled('div')({ '& form': { borderStartStartRadius: 0 } });

export function HeroSection() {
  const { t } = useTranslation();
  const { locations, categories, onSearch } = useHeroSearch();
  const id = useId();
  const [chosen, setChosen] = useState<SearchTabName>('places');
  return (
    <Container component="section">
      <Content>
        <Words
          level={1}
          title={t('homes.three.heading')}
          text={t('homes.three.text')}
          titleSx={{ fontSize: 'clamp(2.25rem, 1.5rem + 3.2vw, 4rem)', lineHeight: 1.05 }}
          textSx={{ mt: 2, pb: { md: 6 }, maxWidth: '29em' }}
        />
        <Mosaic>
          {images.map((image) => (
            <Picture key={image} src={image} ratio={1} eager />
          ))}
        </Mosaic>
        <div className="sheet">
          <Tabs>
            <SectionTabs
              ariaLabel={t('homes.tabs.label')}
              idBase={id}
              tabs={searchTabs.map((value) => ({
                value,
                label: t(`homes.tabs.${value}`),
                icon: icons[value],
              }))}
              value={chosen}
              onChange={(tab) => setChosen(tab as SearchTabName)}
            />
          </Tabs>
          {searchTabs.map((tab) => (
            <Panel
              key={tab}
              role="tabpanel"
              id={`${id}-panel-${tab}`}
              aria-labelledby={`${id}-tab-${tab}`}
              hidden={tab !== chosen}
            >
              {tab === chosen && (
                <HeroSearchForm
                  placeholder={t(`homes.tabs.hints.${tab}`)}
                  categories={tab === 'places' ? categories : undefined}
                  locations={locations}
                  onSearch={(search) =>
                    onSearch({ ...search, category: search.category || categoryOf(tab) })
                  }
                />
              )}
            </Panel>
          ))}
        </div>
      </Content>
    </Container>
  );
}
