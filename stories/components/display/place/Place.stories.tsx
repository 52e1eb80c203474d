import Stack from '@mui/material/Stack';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { elementOf } from '#stories/components/translated.ts';
import { CategoryIcon } from '#src/components/display/place/CategoryIcon.tsx';
import { OpeningHours } from '#src/components/display/place/OpeningHours.tsx';
import { PlaceNotice } from '#src/components/display/place/PlaceNotice.tsx';
import { PriceLevel } from '#src/components/display/place/PriceLevel.tsx';
import { Rating } from '#src/components/display/place/Rating.tsx';
import { Stars } from '#src/components/display/place/Stars.tsx';
import { StatusChip } from '#src/components/display/place/StatusChip.tsx';
import { WaitFigure } from '#src/components/display/place/WaitFigure.tsx';
import { WaitLine } from '#src/components/display/place/WaitLine.tsx';
import { liftNotice } from '#src/mocks/organisations.ts';
import { waitNow } from '#src/mocks/lines.ts';
import { closedWait } from '#stories/components/cards/samples.ts';
import { Kinds } from '#stories/components/frames.tsx';
import guide from './Place.md?raw';

const meta = preview.meta({
  title: 'Components/Display/Place',
  parameters: { docs: { description: { component: guide } } },
});

const notice = { text: liftNotice.text, textEn: liftNotice.text_en, until: liftNotice.until };

/** The notice of a place with its last day: as usual, in one long word, and none. */
export const Notices = meta.story({
  render: () => (
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      <PlaceNotice notice={notice} />
      <PlaceNotice notice={{ ...notice, text: 'Ηλεκτροεγκεφαλογραφήματα'.repeat(6) }} />
      <PlaceNotice notice={null} />
    </Stack>
  ),
});

/** For readers of English; without a translation, the Greek text with its language. */
export const NoticesInEnglish = meta.story({
  globals: { language: 'en' },
  render: () => (
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      <PlaceNotice notice={notice} />
      <PlaceNotice notice={{ ...notice, textEn: null }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(elementOf(canvas.getByText(liftNotice.text_en!))).not.toHaveAttribute('lang');
    await expect(elementOf(canvas.getByText(liftNotice.text))).toHaveAttribute('lang', 'el');
  },
});

/** Open with a wait in minutes or clock times, without an estimate, and all closed states. */
const waits = [
  waitNow(),
  waitNow({ waiting: 0, minutes: { from: 0, to: 0 } }),
  waitNow({ minutes: null }),
  waitNow({ waiting: 60, minutes: { from: 95, to: 150 } }),
  waitNow({ status: 'full', minutes: null }),
  waitNow({ status: 'full', minutes: null, doorLeft: 12 }),
  waitNow({ status: 'paused', minutes: null, message: 'Επιστρέφουμε στις 11:15' }),
  waitNow({ status: 'ended', minutes: null }),
  closedWait,
];

export const Waits = meta.story({
  render: () => (
    <Stack spacing={1}>
      {[...waits, waitNow({ status: 'none', waiting: 0, minutes: null })].map((wait, index) => (
        <WaitLine key={index} wait={wait} />
      ))}
    </Stack>
  ),
});

/** The large figure of a card, in each status. */
export const Figures = meta.story({
  render: () => (
    <Kinds width={264}>
      {waits.map((wait, index) => (
        <WaitFigure key={index} wait={wait} isNew={index === 1} />
      ))}
    </Kinds>
  ),
});

/** The five statuses of a ticket, in the order of the dashboard's tabs. */
export const Statuses = meta.story({
  render: () => (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <StatusChip status="scheduled" />
      <StatusChip status="running" />
      <StatusChip status="processed" />
      <StatusChip status="aborted" />
      <StatusChip status="cancelled" />
    </Stack>
  ),
});

/** Ratings, stars in three sizes, and price levels. */
export const Ratings = meta.story({
  render: () => (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Rating value={4.5} count={128} />
      <Rating value={4.5} />
      <Rating value={null} />
      <Stars value={4.3} size="small" />
      <Stars value={4.3} />
      <Stars value={4.3} size="large" />
      {[1, 2, 3, 4].map((level) => (
        <PriceLevel key={level} level={level} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Βαθμολογία 4,5 στα 5, 128 κριτικές')).toBeInTheDocument();
    await expect(canvas.getByText('Επίπεδο τιμών 2 από 4')).toBeInTheDocument();
  },
});

const icons = 'shops hotels restaurants fitness travel salons event business something-new';

/** All categories, and the icon of an unknown one. */
export const Icons = meta.story({
  render: () => (
    <Kinds width={96}>
      {icons.split(' ').map((name) => (
        <Stack key={name} sx={{ alignItems: 'center' }}>
          <CategoryIcon name={name} fontSize="large" color="primary" />
          {name}
        </Stack>
      ))}
    </Kinds>
  ),
});

const morning = { from: '08:30', to: '14:30' };
const days = [
  { weekday: 1, intervals: [morning] },
  { weekday: 2, intervals: [morning, { from: '17:30', to: '21:00' }] },
  { weekday: 5, intervals: [{ from: '20:00', to: '02:00' }, morning] },
];

/** A week on an open and on a closed day, with a split day and hours past midnight. */
export const Hours = meta.story({
  render: () => (
    <Kinds width={360}>
      <OpeningHours days={days} today={1} />
      <OpeningHours days={days} today={7} aria-label="Κυριακή" />
    </Kinds>
  ),
});
