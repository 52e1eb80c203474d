import type { ServiceOption } from '#src/components/forms/booking/ServiceChoice.tsx';

/** Three services: with a wait, without one, and without numbers left. */
export const services: ServiceOption[] = [
  {
    code: 'service-a',
    name: 'Πιστοποιητικά',
    letter: 'Α',
    needs: 'ταυτότητα ή διαβατήριο',
    needsLink: 'https://www.gov.gr/ipiresies',
    state: 'open',
    waiting: 6,
    minutes: { from: 25, to: 40 },
  },
  {
    code: 'service-b',
    name: 'Παράβολα και πληρωμές',
    letter: 'Β',
    needs: '',
    needsLink: null,
    state: 'open',
    waiting: 0,
    minutes: { from: 0, to: 0 },
  },
  {
    code: 'service-c',
    name: 'Άδειες και εγκρίσεις',
    letter: 'Γ',
    needs: 'την αίτηση συμπληρωμένη',
    needsLink: null,
    state: 'full',
    waiting: 22,
    minutes: null,
  },
];
