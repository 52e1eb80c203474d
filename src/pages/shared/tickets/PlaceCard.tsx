import { useTranslation } from 'react-i18next';
import { whereabouts } from '#src/browser/position.ts';
import { ContactCard } from '#src/components/cards/people/ContactCard.tsx';
import { LeaveBy } from '#src/components/ticket/LeaveBy.tsx';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { useWhereabouts } from '#src/hooks/data/places/useWhereabouts.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { formatInstant } from '#src/lib/dates.ts';
import type { Position } from '#src/lib/wait/distance.ts';
import { leavingFor } from '#src/lib/wait/leave.ts';

interface Props {
  address: string;
  city: string | null;
  phone: string | null;
  latitude: number | null;
  longitude: number | null;
  /** When the number's window begins, ISO 8601; null: not known, or it is over. */
  calledFrom?: string | null;
}

const MINUTE = 60_000;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

interface WayProps {
  to: Position;
  calledFrom: string;
}

/** When to leave, for a person who wants to be asked where they are. */
function Way({ to, calledFrom }: WayProps) {
  const { i18n } = useTranslation();
  const { status, position } = useWhereabouts();
  const now = useNow(MINUTE);
  const leaving = position && leavingFor(position, to, { calledFrom: Date.parse(calledFrom), now });
  const at = leaving?.at ?? null;
  return (
    <LeaveBy
      whereabouts={status}
      onFoot={leaving?.onFoot ?? null}
      at={at === null ? null : formatInstant(new Date(at).toISOString(), i18n.language, clock)}
      onAsk={() => void whereabouts.ask()}
    />
  );
}

/** Where the place is, when to leave for it, the way there, and its telephone. */
export function PlaceCard({ address, city, phone, latitude, longitude, calledFrom = null }: Props) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const to = latitude === null || longitude === null ? null : { latitude, longitude };
  return (
    <ContactCard
      title={t('ticket.place')}
      address={[address, city].filter(Boolean).join(', ')}
      phone={phone}
      directionsHref={
        to && `https://www.openstreetmap.org/directions?to=${to.latitude}%2C${to.longitude}`
      }
    >
      {hydrated && to && calledFrom && <Way to={to} calledFrom={calledFrom} />}
    </ContactCard>
  );
}
