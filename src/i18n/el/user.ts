/** The messages about the account; their keys are the contract's. */
export const user = {
  login: { message: 'Καλώς ήρθατε' },
  registration: { message: 'Καλώς ήρθατε στη Σειρά' },
  logout: {
    message: 'Αποσυνδεθήκατε με επιτυχία',
    error: 'Ο διακομιστής δεν έμαθε για την αποσύνδεση, αλλά σε αυτή τη συσκευή έχετε αποσυνδεθεί.',
    expired: 'Η σύνδεσή σας έληξε. Συνδεθείτε ξανά για να συνεχίσετε.',
  },
  tickets: { created: { message: 'Η κράτηση έγινε με επιτυχία' } },
};
