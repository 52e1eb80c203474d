/** Maximum lengths of a profile's texts, in characters. */
export const PROFILE_LONGEST = { name: 161, bio: 500, location: 80 };
