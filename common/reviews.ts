/** Maximum length of a review, a reply and a report, in characters. */
export const REVIEW_LONGEST = 2000;

/** Hours during which an author can change a review. */
export const EDIT_HOURS = 24;

/** The displayed name of a review's author: the first name and the initial of the last. */
export const reviewerName = (firstName: string, lastName: string): string => {
  const [initial = ''] = lastName.trim();
  return [firstName.trim(), initial && `${initial}.`].filter(Boolean).join(' ');
};
