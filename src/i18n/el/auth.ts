export const auth = {
  firstName: 'Όνομα',
  lastName: 'Επώνυμο',
  birthDate: 'Ημερομηνία γέννησης',
  gender: 'Φύλο',
  male: 'Άνδρας',
  female: 'Γυναίκα',
  password: 'Κωδικός',
  passwordHint: 'Τουλάχιστον 8 χαρακτήρες, με ένα γράμμα και έναν αριθμό',
  login: 'Σύνδεση',
  loggingIn: 'Συνδέεστε…',
  forgot: 'Ξεχάσατε τον κωδικό;',
  noAccount: 'Δεν έχετε λογαριασμό;',
  signUp: 'Εγγραφή',
  signingUp: 'Ανοίγουμε τον λογαριασμό σας…',
  haveAccount: 'Έχετε ήδη λογαριασμό;',
  terms: 'Με τη δημιουργία λογαριασμού αποδέχεστε τους όρους χρήσης.',
  orEmail: 'ή με το email σας',
  social: {
    login: 'Σύνδεση με',
    signUp: 'Εγγραφή με',
    loginWith: 'Σύνδεση με {{provider}}',
    signUpWith: 'Εγγραφή με {{provider}}',
  },
};

/** Messages about the account. Their keys are those of the contract. */
export const user = {
  login: {
    message: 'Καλώς ήρθατε',
    notStored:
      'Ο περιηγητής σας δεν αποθηκεύει τη σύνδεση. Αν ανανεώσετε ή κλείσετε τη σελίδα, θα χρειαστεί να συνδεθείτε ξανά.',
  },
  registration: { message: 'Καλώς ήρθατε στη Σειρά' },
  logout: {
    message: 'Αποσυνδεθήκατε με επιτυχία',
    error: 'Αποσυνδεθήκατε σε αυτή τη συσκευή, αλλά δεν υπήρχε σύνδεση με τη Σειρά.',
    expired: 'Η σύνδεσή σας έληξε. Συνδεθείτε ξανά για να συνεχίσετε.',
  },
  tickets: { created: { message: 'Η κράτηση έγινε με επιτυχία' } },
};
