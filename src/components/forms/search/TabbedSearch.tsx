import { styled } from '@mui/material/styles';
import { useId, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '#src/components/navigation/SectionTabs.tsx';
import { radii } from '#theme/tokens.ts';
import { HeroSearchForm, type HeroSearch, type HeroSearchFormProps } from './HeroSearchForm.tsx';

const Tabs = styled('div')(({ theme }) => ({
  width: 'fit-content',
  maxWidth: '100%',
  paddingInline: theme.spacing(1),
  borderRadius: `${radii.card}px ${radii.card}px 0 0`,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderBottom: 0,
  backgroundColor: theme.vars.palette.background.paper,
  '& .MuiTabs-root': { borderBottom: 0 },
  // On phones all tabs are visible at once, without room for icons.
  [theme.breakpoints.down('sm')]: {
    paddingInline: theme.spacing(0.5),
    '& .MuiTab-root': { minWidth: 0, paddingInline: theme.spacing(1) },
    '& .MuiTab-icon': { display: 'none' },
  },
}));

/** The bar is attached to its tabs. */
const Panel = styled('div')({
  '& form': { borderStartStartRadius: 0 },
});

/** One kind of search. */
export interface SearchTab extends Pick<HeroSearchFormProps, 'categories' | 'placeholder'> {
  value: string;
  label: string;
  icon?: ReactElement;
}

export interface TabbedSearchProps {
  /** The kinds of search, in order; without any, nothing is shown. */
  tabs?: readonly SearchTab[];
  /** The countries to choose from, for every kind of search. */
  locations?: HeroSearchFormProps['locations'];
  /** Called when search is pressed under a tab. */
  onSearch?: (tab: string, search: HeroSearch) => void;
}

/** The search of a home page, with a tab for each kind of search. */
export function TabbedSearch({ tabs = [], locations, onSearch }: TabbedSearchProps) {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.value);
  if (tabs.length === 0) return null;
  return (
    <div>
      <Tabs>
        <SectionTabs
          ariaLabel={t('homes.tabs.label')}
          idBase={id}
          tabs={tabs.map(({ value, label, icon }) => ({ value, label, icon }))}
          value={chosen}
          onChange={setChosen}
        />
      </Tabs>
      {tabs.map(({ value, placeholder, categories }) => (
        <Panel
          key={value}
          role="tabpanel"
          id={`${id}-panel-${value}`}
          aria-labelledby={`${id}-tab-${value}`}
          hidden={value !== chosen}
        >
          {value === chosen && (
            <HeroSearchForm
              placeholder={placeholder}
              categories={categories}
              locations={locations}
              onSearch={(search) => onSearch?.(value, search)}
            />
          )}
        </Panel>
      ))}
    </div>
  );
}
