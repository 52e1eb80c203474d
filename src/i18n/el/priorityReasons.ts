/** The fixed reasons for priority. */
export const reasons = {
  disability: 'αναπηρία',
  pregnancy: 'εγκυμοσύνη',
  small_child: 'μικρό παιδί',
  elderly: 'μεγάλη ηλικία',
};
