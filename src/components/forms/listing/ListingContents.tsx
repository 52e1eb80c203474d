import CheckCircle from '@mui/icons-material/CheckCircle';
import Edit from '@mui/icons-material/Edit';
import ErrorIcon from '@mui/icons-material/Error';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { blankListing, type AddListingValues } from '#src/components/forms/schemas/listing.ts';
import { goTo } from '#src/hooks/goTo.ts';
import { radii } from '#theme/tokens.ts';
import { fieldsOf, sectionId, sections, useIsWrong, type SectionName } from './sections.ts';

/** A section of a new listing is done or not; one of a published listing, changed or not. */
export type PartState = 'open' | 'done' | 'wrong' | 'changed';

const filled = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).some(filled);
  return Boolean(value);
};

const isOffered = (field: keyof AddListingValues, value: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(blankListing[field]);

const Columns = styled('div')(({ theme }) => ({
  ...theme.mixins.stack,
  gap: theme.spacing(3, 4),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
}));

const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '&:has(> nav:only-child)': { display: 'none' },
  '& > nav': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 100,
    '&:has(> nav:only-child)': { display: 'grid' },
    '& > nav': { display: 'block' },
  },
}));

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
}));

/** The contents beside the sections in a wide window. */
export function ListingLayout({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <Columns>
      <Side>{side}</Side>
      <Parts>{children}</Parts>
    </Columns>
  );
}

const Root = styled('nav')(({ theme }) => ({
  '& ol': { display: 'grid', gap: 2 },
  '& a': {
    ...theme.mixins.beside,
    gap: theme.spacing(1.5),
    minHeight: 44,
    padding: theme.spacing(0.75, 1.5),
    borderRadius: radii.control,
    ...theme.typography.body2,
    // Uses whole pixels, because a fraction rounds differently between renders.
    lineHeight: '22px',
    fontWeight: 500,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.roles.neutral.background },
    '&[aria-current]': theme.mixins.soft('active'),
  },
}));

const Mark = styled('span')(({ theme }) => ({
  flex: 'none',
  ...theme.mixins.centred,
  width: 26,
  height: 26,
  borderRadius: radii.chip,
  ...theme.typography.caption,
  ...theme.mixins.smallFigure,
  ...theme.mixins.soft('neutral'),
  '& svg': { fontSize: 26 },
  '&[data-state="done"]': {
    color: theme.vars.palette.roles.success.fill,
    backgroundColor: 'transparent',
  },
  '&[data-state="changed"]': {
    ...theme.mixins.soft('active'),
    '& svg': { fontSize: 16 },
  },
  '&[data-state="wrong"]': {
    color: theme.vars.palette.roles.danger.fill,
    backgroundColor: 'transparent',
  },
}));

const marks = {
  done: <CheckCircle aria-hidden />,
  wrong: <ErrorIcon aria-hidden />,
  changed: <Edit aria-hidden />,
};

/** The id of the section in the upper half of the window. */
const useCurrent = (ids: string): string | undefined => {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: '-25% 0px -70% 0px' },
    );
    for (const id of ids.split(' ')) {
      const part = document.getElementById(id);
      if (part) watch.observe(part);
    }
    return () => watch.disconnect();
  }, [ids]);
  return current;
};

/** The state of each section of a new listing. */
export function usePartStates(): (name: SectionName) => PartState {
  const { values, errors, touched } = useFormikContext<AddListingValues>();
  const isWrong = useIsWrong();
  return (name) => {
    if (isWrong(name)) return 'wrong';
    const { required, other } = fieldsOf[name];
    const complete = required.every((field) => filled(values[field]));
    // Default values do not count as a choice.
    const isChosen = required.some((field) => touched[field] || !isOffered(field, values[field]));
    const isValid = [...required, ...other].every((field) => !errors[field]);
    return complete && isChosen && isValid ? 'done' : 'open';
  };
}

export interface ListingContentsProps {
  names?: readonly SectionName[];
  stateOf: (name: SectionName) => PartState;
  /** Opens a section before the page scrolls to it. */
  onChoose?: (name: SectionName) => void;
}

/** Table of contents of the form: marks current, complete, changed and invalid sections. */
export function ListingContents({ names = sections, stateOf, onChoose }: ListingContentsProps) {
  const { t } = useTranslation();
  const current = useCurrent(names.map(sectionId).join(' ')) ?? sectionId(names[0]!);

  return (
    <Root aria-label={t('addListing.contents')}>
      <ol>
        {names.map((name, index) => {
          const id = sectionId(name);
          const state = stateOf(name);
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'step' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  onChoose?.(name);
                  goTo(id);
                }}
              >
                <Mark data-state={state} aria-hidden>
                  {state === 'open' ? index + 1 : marks[state]}
                </Mark>
                <span>
                  {t(`addListing.sections.${name}.title`)}
                  {state !== 'open' && (
                    <VisuallyHidden>, {t(`addListing.states.${state}`)}</VisuallyHidden>
                  )}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
