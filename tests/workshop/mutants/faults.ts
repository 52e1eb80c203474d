import type { Fault } from './fault.ts';
import { servingFaults } from './serving.ts';

/** Twenty faults of the kind that slips through a review, in the screens on which people search. */
const findingFaults: Fault[] = [
  {
    name: 'a colour role one shade too strong',
    file: 'theme/roles.ts',
    from: "background: '#FDF3E1'",
    to: "background: '#FAE9C8'",
    stories: ['display/place/StatusChip'],
  },
  {
    name: 'card corners 12 px instead of 16',
    file: 'theme/tokens.ts',
    from: 'card: 16',
    to: 'card: 12',
    stories: ['cards/listing/ListingCard', 'cards/content/PlanCard'],
  },
  {
    name: '4 px more padding in a card',
    file: 'src/components/cards/listing/listingCardParts.ts',
    from: 'padding: theme.spacing(2, 2.5),',
    to: 'padding: theme.spacing(2.5, 2.5),',
    stories: ['cards/listing/ListingCard'],
  },
  {
    name: 'a missing icon',
    file: 'src/components/cards/listing/CategoryCard.tsx',
    from: '<CategoryIcon name={icon} />',
    to: '<span hidden>{icon}</span>',
    stories: ['cards/listing/CategoryCard'],
  },
  {
    name: 'a title in regular weight',
    file: 'src/components/cards/listing/listingCardParts.ts',
    from: "fontWeight: 650,\n  textWrap: 'pretty'",
    to: "fontWeight: 500,\n  textWrap: 'pretty'",
    stories: ['cards/listing/ListingCard'],
  },
  {
    name: 'dark text on a dark ground',
    file: 'theme/roles.ts',
    from: "background: '#3A2C12',\n    outline: '#E9A23B',\n    text: '#F7CD85'",
    to: "background: '#3A2C12',\n    outline: '#E9A23B',\n    text: '#774806'",
    stories: ['display/place/StatusChip'],
  },
  {
    name: 'a clipped label',
    file: 'src/components/display/place/StatusChip.tsx',
    from: 'borderRadius: 999,',
    to: "borderRadius: 999,\n  maxWidth: 88,\n  overflow: 'hidden',\n  whiteSpace: 'nowrap',",
    stories: ['display/place/StatusChip'],
  },
  {
    name: 'English left in Greek',
    file: 'src/i18n/el/tickets.ts',
    from: "scheduled: 'Σε αναμονή'",
    to: "scheduled: 'Waiting'",
    stories: ['display/place/StatusChip', 'navigation/StatusTabs'],
  },
  {
    name: 'a number without its language',
    file: 'src/lib/numbers.ts',
    from: 'const locale = localeOf(language);\n  const known',
    to: "const locale = localeOf('en');\n  const known",
    stories: ['tables/TablePager'],
  },
  {
    name: 'the perforated edge lost',
    file: 'src/components/cards/ticket/ticketPaper.ts',
    from: "maskComposite: 'intersect'",
    to: "maskComposite: 'add'",
    stories: ['cards/ticket/TicketStub', 'cards/content/PlanCard'],
  },
  {
    name: 'the large number a size smaller',
    file: 'src/components/cards/ticket/TicketStub.tsx',
    from: 'clamp(2.5rem, min(27cqi, calc((100cqi - 48px) / (0.62 * var(--digits, 2)))), 8rem)',
    to: 'clamp(2.5rem, 25cqi, 7.5rem)',
    stories: ['cards/ticket/TicketStub'],
  },
  {
    name: 'a heading aligned to the top of its button',
    file: 'src/components/display/SectionHeading.tsx',
    from: "alignItems: 'flex-end'",
    to: "alignItems: 'flex-start'",
    stories: ['display/SectionHeading'],
  },
  {
    name: 'stars rounded to whole ones',
    file: 'src/components/display/place/Stars.tsx',
    from: '(given / OF) * 100',
    to: '(Math.round(given) / OF) * 100',
    stories: ['display/place/Rating'],
  },
  {
    name: 'a focus ring taken away',
    file: 'src/components/cards/cardSurface.ts',
    from: 'outline: `3px solid ${theme.vars.palette.primary.main}`',
    to: "outline: 'none'",
    stories: ['cards/listing/ListingCard', 'cards/listing/CategoryCard'],
  },
  {
    name: 'a button without a name',
    file: 'src/components/cards/listing/ListingCard.tsx',
    from: "aria-label={t('cards.save', { title })}",
    to: '',
    stories: ['cards/listing/ListingCard'],
  },
  {
    name: 'a target too small for a thumb',
    file: 'src/components/navigation/Breadcrumb.tsx',
    from: "alignItems: 'center',\n    minHeight: 32,\n    fontWeight: 500",
    to: "alignItems: 'center',\n    minHeight: 12,\n    lineHeight: 1,\n    fontWeight: 500",
    stories: ['navigation/Breadcrumb'],
  },
  {
    name: 'a skeleton of another height than its card',
    file: 'src/components/cards/listing/ListingCardSkeleton.tsx',
    from: "aspectRatio: '3 / 2'",
    to: "aspectRatio: '16 / 9'",
    stories: ['cards/listing/ListingCardSkeleton', 'cards/listing/ListingCard'],
  },
  {
    name: 'a message in the wrong severity',
    file: 'src/components/feedback/ToastAlert.tsx',
    from: "error: 'error'",
    to: "error: 'warning'",
    stories: ['feedback/ToastAlert'],
  },
  {
    name: 'a tab that no longer says how many',
    file: 'src/components/navigation/StatusTabs.tsx',
    from: '{count !== undefined && (',
    to: '{count === null && (',
    stories: ['navigation/StatusTabs'],
  },
  {
    name: 'a button that does not show that it waits',
    file: 'src/components/buttons/PendingButton.tsx',
    from: 'startIcon={pending ? <CircularProgress size={18} color="inherit" aria-hidden /> : startIcon}',
    to: 'startIcon={startIcon}',
    stories: ['buttons/PendingButton'],
  },
];

/** All of them; each is one small edit. */
export const faults: Fault[] = [...findingFaults, ...servingFaults];
