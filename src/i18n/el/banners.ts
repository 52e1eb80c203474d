/** The tops of pages. */
export const banners = {
  verified: 'Επαληθευμένη καταχώριση',
};
