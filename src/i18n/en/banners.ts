/** The tops of pages. */
export const banners = {
  verified: 'Verified Listing',
};
