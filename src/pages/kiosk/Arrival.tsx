import { useEffect, useState } from 'react';
import { KioskArrival, type KioskArrivalProps } from '#src/components/kiosk/KioskArrival.tsx';
import { arriveAt } from '#src/hooks/data/kiosk/useKiosk.ts';
import { useAction } from '#src/hooks/data/useAction.ts';

/** Time without input after which the kiosk returns to its start for the next person. */
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
  const [last, setLast] = useState<Pick<KioskArrivalProps, 'outcome'>>({ outcome: null });
  const { send, pending } = useAction(
    `arrival ${id}`,
    (label: string) => arriveAt(id, secret, label),
    {
      onSuccess: ({ label }) => setLast({ outcome: { is: 'here', label } }),
      onFailure: ({ kind }, label) =>
        setLast({ outcome: { is: kind === 'not_found' ? 'unknown' : 'failed', label } }),
    },
  );
  useEffect(() => {
    const timer = setTimeout(onBack, last.outcome ? RETURN_MS.reading : RETURN_MS.typing);
    return () => clearTimeout(timer);
  }, [last, onBack]);
  return (
    <KioskArrival
      {...last}
      pending={pending}
      onInput={() => setLast({ outcome: null })}
      onSend={(label) => void send(label)}
      onBack={onBack}
    />
  );
}
