import { useEffect, useState } from 'react';
import { KioskArrival, type KioskArrivalProps } from '#src/components/kiosk/KioskArrival.tsx';
import { arriveAt } from '#src/hooks/data/kiosk/useKiosk.ts';
import { useAction } from '#src/hooks/data/useAction.ts';

/** The next person finds the start of the kiosk after this time to type, or to read the outcome. */
const RETURN_MS = { typing: 30_000, reading: 10_000 };

/** People who already have a number say at the kiosk that they are here. */
export function Arrival({
  id,
  secret,
  onBack,
}: {
  id: string;
  secret: string;
  onBack: () => void;
}) {
  const [outcome, setOutcome] = useState<KioskArrivalProps['outcome']>(null);
  const { send, pending } = useAction(
    `arrival ${id}`,
    (label: string) => arriveAt(id, secret, label),
    {
      onSuccess: ({ label }) => setOutcome({ is: 'here', label }),
      onFailure: ({ kind }, label) =>
        setOutcome({ is: kind === 'not_found' ? 'unknown' : 'failed', label }),
    },
  );
  useEffect(() => {
    const timer = setTimeout(onBack, outcome ? RETURN_MS.reading : RETURN_MS.typing);
    return () => clearTimeout(timer);
  }, [outcome, onBack]);
  return (
    <KioskArrival
      outcome={outcome}
      pending={pending}
      onSend={(label) => void send(label)}
      onBack={onBack}
    />
  );
}
