/** The longest texts of a profile, in characters. */
export const PROFILE_LONGEST = { name: 161, bio: 500, location: 80 };
