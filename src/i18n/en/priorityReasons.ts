/** The fixed reasons for priority. */
export const reasons = {
  disability: 'Disability',
  pregnancy: 'Pregnancy',
  small_child: 'Small child',
  elderly: 'Older age',
};
