/** The fixed reasons for priority. */
export const reasons = {
  disability: 'disability',
  pregnancy: 'pregnancy',
  small_child: 'small child',
  elderly: 'older age',
};
