export const tables = {
  organisation: 'Μέρος',
  date: 'Ημέρα',
  takenAt: 'Τον πήρατε',
  status: 'Κατάσταση',
  pager: 'Σελίδες',
  size: 'Ανά σελίδα',
  range: '{{from}}–{{to}} από {{total}}',
  previous: 'Προηγούμενη σελίδα',
  next: 'Επόμενη σελίδα',
  page: 'Σελίδα {{page}}',
  tickets: 'Οι αριθμοί σας',
};
