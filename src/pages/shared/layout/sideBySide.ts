type Gap = number | Partial<Record<'xs' | 'md', number>>;

/** Columns side by side on a wide screen, below each other on a narrow one. */
export const sideBySide = (columns: string, gap: Gap) => ({
  display: 'grid',
  alignItems: 'start',
  gap,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns },
});
