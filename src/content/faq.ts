import type { Bilingual } from './sample.ts';

/** Topics of the help screen, in order. Source: section 2 of the specification. */
export const faqTopics = [
  'getting_started',
  'pricing_plans',
  'sales_question',
  'usage_guides',
  'information',
  'transactions',
  'card',
  'account',
] as const;

export type FaqTopic = (typeof faqTopics)[number];

export const faq: readonly { id: FaqTopic; question: Bilingual; answer: Bilingual }[] = [
  {
    id: 'getting_started',
    question: { el: 'Πώς παίρνω σειρά;', en: 'How do I take a number?' },
    answer: {
      el: 'Βρείτε το μέρος, διαλέξτε ημέρα και πατήστε «Πάρτε σειρά». Ο αριθμός σας εμφανίζεται αμέσως, μαζί με τα άτομα που είναι μπροστά σας.',
      en: 'Find the place, choose a day and select “Take a number”. Your number appears at once, with how many people are ahead of you.',
    },
  },
  {
    id: 'pricing_plans',
    question: { el: 'Τι κοστίζει η Σειρά;', en: 'What does Seira cost?' },
    answer: {
      el: 'Για όσους περιμένουν, τίποτα. Όσοι έχουν μια επιχείρηση διαλέγουν ανάμεσα σε τρία μηνιαία πακέτα, από 49 έως 149 δολάρια.',
      en: 'Nothing for people who wait. Businesses choose one of three monthly plans, from 49 to 149 dollars.',
    },
  },
  {
    id: 'sales_question',
    question: {
      el: 'Έχω κατάστημα. Τι χρειάζομαι για να ξεκινήσω;',
      en: 'I run a shop. What do I need to start?',
    },
    answer: {
      el: 'Έναν λογαριασμό και δέκα λεπτά. Συμπληρώνετε στοιχεία, ωράριο και φωτογραφίες, και η λίστα αναμονής ανοίγει στον περιηγητή, χωρίς μηχάνημα στην είσοδο.',
      en: 'An account and ten minutes. Enter your details, hours and photos, and the waiting list opens in the browser, without a machine at the door.',
    },
  },
  {
    id: 'usage_guides',
    question: {
      el: 'Πώς βλέπω πόσοι είναι μπροστά μου;',
      en: 'How do I see how many are ahead of me?',
    },
    answer: {
      el: 'Ανοίξτε τον πίνακά σας. Όσο περιμένετε, ο αριθμός των ατόμων μπροστά σας ανανεώνεται μόνος του.',
      en: 'Open your dashboard. While you wait, the number of people ahead of you updates by itself.',
    },
  },
  {
    id: 'information',
    question: {
      el: 'Τι γίνεται αν αργήσω ή δεν προλάβω;',
      en: 'What if I am late or cannot make it?',
    },
    answer: {
      el: 'Ακυρώστε τον αριθμό σας από τον πίνακα, για να προχωρήσει ο επόμενος. Αν σας καλέσουν και λείπετε, έχετε λίγα λεπτά να πατήσετε «Είμαι εδώ»· αλλιώς παίρνετε καινούριο αριθμό.',
      en: 'Cancel your number on the dashboard, so that the next person moves up. If you are called while you are away, you have a few minutes to tap “I am here”; after that, you take a new number.',
    },
  },
  {
    id: 'transactions',
    question: {
      el: 'Πού βρίσκω το τιμολόγιο μιας κράτησης;',
      en: 'Where do I find the invoice of a booking?',
    },
    answer: {
      el: 'Στη σελίδα της επιβεβαίωσης, από το κουμπί «Προβολή τιμολογίου». Τυπώνεται ή αποθηκεύεται ως PDF από τον περιηγητή.',
      en: 'On the confirmation page, from the “View invoice” button. Print it, or save it as a PDF in the browser.',
    },
  },
  {
    id: 'card',
    question: { el: 'Κρατάτε τα στοιχεία της κάρτας μου;', en: 'Do you keep my card details?' },
    answer: {
      el: 'Όχι. Τα στοιχεία της κάρτας μένουν στη σελίδα της πληρωμής και σβήνονται μόλις την κλείσετε.',
      en: 'No. Card details stay on the payment page and are gone once you leave it.',
    },
  },
  {
    id: 'account',
    question: {
      el: 'Ξέχασα τον κωδικό μου. Τι κάνω;',
      en: 'I forgot my password. What do I do?',
    },
    answer: {
      el: 'Από τη σελίδα της σύνδεσης πατήστε «Ξεχάσατε τον κωδικό;» και γράψτε το email του λογαριασμού σας.',
      en: 'On the login page select “Forgot your password?” and enter the email of your account.',
    },
  },
];
