/** The fixed reasons for priority. */
export const reasons = {
  disability: 'Αναπηρία',
  pregnancy: 'Εγκυμοσύνη',
  small_child: 'Μικρό παιδί',
  elderly: 'Μεγάλη ηλικία',
};
