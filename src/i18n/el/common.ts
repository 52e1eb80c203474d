/** Words that many screens share. */
export const common = {
  brand: 'Σειρά',
  loading: 'Φορτώνει…',
  retry: 'Δοκιμή ξανά',
  close: 'Κλείσιμο',
  cancel: 'Άκυρο',
  skipToContent: 'Μετάβαση στο περιεχόμενο',
  home: 'Αρχική',
  optional: 'προαιρετικό',
  opensInNewTab: 'ανοίγει σε νέα καρτέλα',
  demoNotice: 'Δείγμα',
  notConnected:
    'Η φόρμα δεν έχει συνδεθεί ακόμη, οπότε τίποτα δεν στάλθηκε. Όσα γράψατε μένουν εδώ.',
};
