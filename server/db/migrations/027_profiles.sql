-- What people say about themselves. Others see it only where they want that.
ALTER TABLE users
  ADD COLUMN bio text NOT NULL DEFAULT '',
  ADD COLUMN location text NOT NULL DEFAULT '',
  ADD COLUMN phone text NOT NULL DEFAULT '',
  ADD COLUMN youtube text NOT NULL DEFAULT '',
  ADD COLUMN website text NOT NULL DEFAULT '',
  ADD COLUMN profile_public boolean NOT NULL DEFAULT false;
