export const tables = {
  organisation: 'Place',
  date: 'Day',
  takenAt: 'Taken',
  status: 'Status',
  pager: 'Pages',
  size: 'Per page',
  range: '{{from}}–{{to}} of {{total}}',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {{page}}',
  tickets: 'Your numbers',
};
