import { useTranslation } from 'react-i18next';
import { whereabouts } from '#src/browser/position.ts';
import { LeaveBy } from '#src/components/ticket/LeaveBy.tsx';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { useWhereabouts } from '#src/hooks/data/places/useWhereabouts.ts';
import { formatInstant } from '#src/lib/dates.ts';
import type { Position } from '#src/lib/wait/distance.ts';
import { leavingFor } from '#src/lib/wait/leave.ts';

const MINUTE = 60_000;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

interface Props {
  to: Position;
  /** When the number's window begins, ISO 8601. */
  calledFrom: string;
}

export function WhenToLeave({ to, calledFrom }: Props) {
  const { i18n } = useTranslation();
  const { status, position } = useWhereabouts();
  const now = useNow(MINUTE);
  const leaving = position && leavingFor(position, to, { calledFrom: Date.parse(calledFrom), now });
  const at = leaving?.at ?? null;
  const time = (instant: string): string => formatInstant(instant, i18n.language, clock);
  return (
    <LeaveBy
      whereabouts={status}
      onFoot={leaving?.onFoot ?? null}
      at={at === null ? null : time(new Date(at).toISOString())}
      calledFrom={time(calledFrom)}
      onAsk={() => void whereabouts.ask()}
    />
  );
}
