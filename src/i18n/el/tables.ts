export const tables = {
  organisation: 'Οργανισμός',
  date: 'Ημέρα',
  takenAt: 'Έκδοση',
  status: 'Κατάσταση',
  pager: 'Σελίδες',
  size: 'Ανά σελίδα',
  range: '{{from}}–{{to}} από {{total}}',
  previous: 'Προηγούμενη σελίδα',
  next: 'Επόμενη σελίδα',
  page: 'Σελίδα {{page}}',
  tickets: 'Αριθμοί σειράς',
};
