import type { SceneKind } from '#pictures/base/kinds.ts';
import type { ReviewBank } from './review-bank.ts';
import { careBanks } from './review-banks-care.ts';
import { leisureBanks } from './review-banks-leisure.ts';
import { outingBanks } from './review-banks-outing.ts';

/** Sample data: the sentences for each kind of place. */
export const REVIEW_BANKS: Record<SceneKind, ReviewBank> = {
  kep: careBanks.office,
  'tax-office': careBanks.office,
  district: careBanks.office,
  pharmacy: careBanks.pharmacy,
  diagnostics: careBanks.laboratory,
  'health-centre': careBanks.practice,
  doctor: careBanks.practice,
  dentist: careBanks.dentist,
  vet: careBanks.vet,
  hairdresser: leisureBanks.salon,
  barber: leisureBanks.salon,
  taverna: leisureBanks.table,
  gym: leisureBanks.sport,
  pool: leisureBanks.swimming,
  'telecom-store': leisureBanks.telecom,
  garage: leisureBanks.garage,
  library: outingBanks.reading,
  theatre: outingBanks.stage,
  guesthouse: outingBanks.stay,
  'ferry-office': outingBanks.tickets,
};

/** Sample data: sentences about the number itself. */
export const WAITING_SENTENCES = [
  'Πήρα αριθμό από το σπίτι και μπήκα σχεδόν αμέσως.',
  'Η ειδοποίηση ήρθε όταν ήμουν δεύτερος, ακριβώς στην ώρα.',
  'Περίμενα γύρω στο τέταρτο, όσο έλεγε και η εφαρμογή.',
  'Έκανα τη δουλειά μου στη γειτονιά όσο προχωρούσαν οι αριθμοί.',
  'Δύο αριθμοί πριν από εμένα δεν εμφανίστηκαν και η σειρά πήγε γρήγορα.',
  'Είχε κόσμο, αλλά κανείς δεν ρωτούσε «ποιος είναι τελευταίος».',
  'Ήρθα δέκα λεπτά αργότερα και με εξυπηρέτησαν χωρίς παράπονο.',
  'Πρώτη φορά που δεν στάθηκα όρθια.',
];

/** Sample data: sentences that fit any place. */
export const COMMON_SENTENCES = [
  'Το σύστησα ήδη σε δύο γειτόνισσες.',
  'Θα ξαναπάω σίγουρα.',
  'Φαίνεται ότι τους νοιάζει.',
  'Απλά πράγματα, καμωμένα σωστά.',
  'Το βρήκα τυχαία και έγινε συνήθεια.',
  'Όλα όπως τα περιγράφει η σελίδα τους.',
  'Πηγαίνω από τότε που άνοιξε.',
  'Με τα πόδια από το σπίτι είναι το καλύτερο της περιοχής.',
  'Μικρό μέρος με μεγάλη καρδιά.',
  'Δεν άλλαξε τίποτα από την πρώτη φορά, και καλώς.',
  'Κέρδισα ένα ολόκληρο πρωινό.',
  'Ευχαριστώ και την κυρία στην είσοδο για το χαμόγελο.',
  'Σπάνια γράφω κριτικές, εδώ άξιζε.',
  'Πέντε λεπτά δρόμος και το σκέφτομαι ήδη για την άλλη εβδομάδα.',
];

/** Sample data: invented first name and initial. */
export const REVIEWERS = [
  'Μαρία Κ.',
  'Γιώργος Π.',
  'Ελένη Σ.',
  'Κώστας Δ.',
  'Αγγελική Μ.',
  'Δημήτρης Τ.',
  'Χρύσα Λ.',
  'Παύλος Β.',
  'Ιωάννα Φ.',
  'Στράτος Ν.',
  'Ευαγγελία Ρ.',
  'Λευτέρης Ζ.',
  'Νεφέλη Α.',
  'Σπύρος Γ.',
  'Κατερίνα Χ.',
  'Αλέξης Ι.',
  'Δέσποινα Ξ.',
  'Μιχάλης Ο.',
  'Ραλλού Π.',
  'Φώτης Κ.',
  'Anna B.',
  'Tom W.',
  'Ζωή Μ.',
  'Βαγγέλης Σ.',
  'Θάλεια Τ.',
  'Ορέστης Λ.',
  'Julia R.',
  'Άννα Δ.',
  'Πέτρος Ψ.',
  'Ισμήνη Θ.',
];
