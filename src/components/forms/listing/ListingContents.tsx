import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { blankListing, type AddListingValues } from '#src/components/forms/schemas/listing.ts';
import { goTo } from '#src/hooks/goTo.ts';
import { radii } from '#theme/tokens.ts';
import { sectionId, sections, type SectionName } from './sections.ts';

type PartState = 'open' | 'done' | 'wrong';

interface Fields {
  required: (keyof AddListingValues)[];
  other: (keyof AddListingValues)[];
}

const fieldsOf: Record<SectionName, Fields> = {
  general: { required: ['title', 'category', 'description'], other: ['keywords'] },
  location: {
    required: ['address', 'city', 'country'],
    other: ['temporaryAddress', 'state', 'zip'],
  },
  details: {
    required: ['owner', 'email'],
    other: ['phone', 'website', 'facebook', 'twitter', 'googlePlus', 'linkedIn'],
  },
  photos: { required: ['photos'], other: [] },
  amenities: { required: ['amenities'], other: [] },
  hours: { required: ['hours'], other: [] },
  pricing: { required: ['priceTitle', 'price'], other: ['priceDescription'] },
  consent: { required: ['privacy', 'terms'], other: [] },
};

const filled = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).some(filled);
  return Boolean(value);
};

const isOffered = (field: keyof AddListingValues, value: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(blankListing[field]);

const Root = styled('nav')(({ theme }) => ({
  '& ol': { display: 'grid', gap: 2 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
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
    '&[aria-current]': {
      color: theme.vars.palette.roles.active.text,
      backgroundColor: theme.vars.palette.roles.active.background,
    },
  },
}));

const Mark = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  borderRadius: radii.chip,
  ...theme.typography.caption,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.roles.neutral.text,
  backgroundColor: theme.vars.palette.roles.neutral.background,
  '& svg': { fontSize: 26 },
  '&[data-state="done"]': {
    color: theme.vars.palette.roles.success.fill,
    backgroundColor: 'transparent',
  },
  '&[data-state="wrong"]': {
    color: theme.vars.palette.roles.danger.fill,
    backgroundColor: 'transparent',
  },
}));

const marks = { done: <CheckCircle aria-hidden />, wrong: <ErrorIcon aria-hidden /> };

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

/** Table of contents of the form: marks current, complete and invalid sections. */
export function ListingContents() {
  const { t } = useTranslation();
  const current = useCurrent(sections.map(sectionId).join(' ')) ?? sectionId(sections[0]);
  const { values, errors, touched } = useFormikContext<AddListingValues>();

  const stateOf = (name: SectionName): PartState => {
    const { required, other } = fieldsOf[name];
    const all = [...required, ...other];
    if (all.some((field) => errors[field] && touched[field])) return 'wrong';
    const complete = required.every((field) => filled(values[field]));
    // Default values do not count as a choice.
    const isChosen = required.some((field) => touched[field] || !isOffered(field, values[field]));
    return complete && isChosen && !all.some((field) => errors[field]) ? 'done' : 'open';
  };

  return (
    <Root aria-label={t('addListing.contents')}>
      <ol>
        {sections.map((name, index) => {
          const id = sectionId(name);
          const state = stateOf(name);
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'step' : undefined}
                onClick={(event) => {
                  event.preventDefault();
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
