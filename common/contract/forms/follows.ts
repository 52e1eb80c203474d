import { Type, type Static } from 'typebox';
import { endpoint } from '#common/contract/endpoint.ts';

/** The id of an author, as the address of the profile has it. */
export const AuthorId = Type.String({ pattern: '^[a-z0-9_-]{1,60}$' });

/** Whom the signed-in person follows, the latest first. */
export const Follows = Type.Object(
  {
    records: Type.Array(
      Type.Object({
        author: Type.String(),
        name: Type.Union([Type.String(), Type.Null()], {
          description: 'Of somebody whose profile is public.',
        }),
        main_image: Type.Union([Type.String(), Type.Null()], {
          description: 'Address of a portrait.',
        }),
      }),
    ),
  },
  { title: 'Follows' },
);
export type Follows = Static<typeof Follows>;

export const FollowersQuery = Type.Object({
  authors: Type.String({
    maxLength: 2000,
    description: 'Ids of authors, separated by commas, at most 50.',
  }),
});

/** How many people follow each author; who is missing has none. */
export const Followers = Type.Object(
  { records: Type.Array(Type.Object({ author: Type.String(), count: Type.Integer() })) },
  { title: 'Followers' },
);
export type Followers = Static<typeof Followers>;

export const getFollows = endpoint('GET /api/user/follows', { answer: Follows });
export const follow = endpoint('PUT /api/user/follows/{author}');
export const unfollow = endpoint('DELETE /api/user/follows/{author}');
export const getFollowers = endpoint('GET /api/followers', {
  query: FollowersQuery,
  answer: Followers,
});
