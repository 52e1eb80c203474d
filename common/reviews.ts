/** How long a review, a reply to one and a report of one may be, in characters. */
export const REVIEW_LONGEST = 2000;

/** For so many hours its author can change a review. */
export const EDIT_HOURS = 24;

/** The name under which somebody's reviews appear: the first name and the initial of the last. */
export const reviewerName = (firstName: string, lastName: string): string => {
  const [initial = ''] = lastName.trim();
  return [firstName.trim(), initial && `${initial}.`].filter(Boolean).join(' ');
};
