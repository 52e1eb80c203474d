-- Whom people follow, by the id of the profile.
CREATE TABLE follows (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  author text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, author)
);
CREATE INDEX follows_author ON follows (author);

-- What readers say below a post; others see it once a moderator has approved it.
CREATE TABLE comments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  -- The id in the address of the post.
  post text NOT NULL,
  -- Null: somebody who was not signed in.
  user_id bigint REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  language text NOT NULL CHECK (language IN ('el', 'en')),
  text text NOT NULL,
  press text UNIQUE,
  created_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'returned')),
  decided_at timestamptz,
  decided_by bigint REFERENCES users ON DELETE SET NULL
);
CREATE INDEX comments_waiting ON comments (created_at, id) WHERE state = 'waiting';
CREATE INDEX comments_post ON comments (post, id) WHERE state = 'approved';
CREATE INDEX comments_user ON comments (user_id);
CREATE INDEX comments_email ON comments (email_key);
CREATE INDEX comments_decided_by ON comments (decided_by);
