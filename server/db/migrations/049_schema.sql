-- The schema as of migration 049. Later changes are migrations of their own;
-- functions and triggers are in functions/.
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

-- Folds case, accents and final sigma. The translate also covers Greek capitals in databases with
-- the locale "C", whose lower() handles ASCII only. organisations.search_title is stored with this
-- function: changing it needs a migration that rewrites the column.
CREATE FUNCTION search_fold(input text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT translate(
      lower(public.unaccent('public.unaccent'::regdictionary, input)),
      'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς',
      'αβγδεζηθικλμνξοπρστυφχψωσ'
    )
  $$;

CREATE TABLE categories (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  title text NOT NULL,
  icon_name text NOT NULL UNIQUE,
  position integer NOT NULL DEFAULT 0,
  -- Null: only the Greek name is known.
  english_title text
);

CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  email text NOT NULL,
  -- The address in lower case: one account an address, however it is typed.
  email_key text NOT NULL UNIQUE,
  -- argon2id; null for sample people, who cannot sign in.
  password_hash text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text CHECK (gender IN ('male', 'female')),
  birth_date date,
  main_image text,
  sample boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  -- Time at which the person proved the address; null: not yet.
  confirmed_at timestamptz,
  -- May approve listings, reviews and reports.
  moderator boolean NOT NULL DEFAULT false,
  -- The profile; shown to others only while profile_public.
  bio text NOT NULL DEFAULT '',
  location text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  youtube text NOT NULL DEFAULT '',
  website text NOT NULL DEFAULT '',
  profile_public boolean NOT NULL DEFAULT false,
  -- Due date of a requested deletion; null: none was requested.
  delete_at timestamptz
);
CREATE INDEX users_delete_at ON users (delete_at) WHERE delete_at IS NOT NULL;

CREATE TABLE organisations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  slug text NOT NULL UNIQUE,
  category_id bigint NOT NULL REFERENCES categories,
  title text NOT NULL,
  address text NOT NULL,
  city text NOT NULL,
  district text,
  country text NOT NULL DEFAULT 'GR',
  description text NOT NULL DEFAULT '',
  main_image text,
  image text,
  images jsonb NOT NULL DEFAULT '[]',
  rating numeric(2, 1) CHECK (rating BETWEEN 1 AND 5),
  reviews_count integer NOT NULL DEFAULT 0,
  views_count integer NOT NULL DEFAULT 0,
  price_level smallint CHECK (price_level BETWEEN 1 AND 4),
  price_from numeric(10, 2),
  phone text,
  email text,
  website text,
  latitude double precision,
  longitude double precision,
  tags jsonb NOT NULL DEFAULT '[]',
  amenities jsonb NOT NULL DEFAULT '[]',
  prices jsonb NOT NULL DEFAULT '[]',
  -- [{weekday: 1…7, intervals: [{from: "HH:mm", to: "HH:mm"}]}] in Europe/Athens.
  opening_hours jsonb NOT NULL DEFAULT '[]',
  verified boolean NOT NULL DEFAULT false,
  author_name text NOT NULL,
  author_image text,
  -- Defaults of new waiting lists.
  average_minutes numeric(5, 1),
  counters integer NOT NULL DEFAULT 1 CHECK (counters > 0),
  daily_capacity integer CHECK (daily_capacity >= 0),
  list_pattern text NOT NULL DEFAULT 'normal',
  -- Place in the default order.
  position integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  search_title text GENERATED ALWAYS AS (search_fold(title)) STORED,
  -- Wait before a no-show, and time in which somebody who came late may rejoin.
  patience_seconds integer NOT NULL DEFAULT 180 CHECK (patience_seconds >= 0),
  grace_seconds integer NOT NULL DEFAULT 600 CHECK (grace_seconds >= 0),
  -- Name of the spots where people are served: "Θυρίδα" 1, 2, 3.
  counter_name text NOT NULL DEFAULT 'Θυρίδα',
  -- The plan from which lists are made, with counters, average_minutes and daily_capacity above.
  -- Hours in which numbers are given, in the form of opening_hours; null: whenever the place is open.
  plan_hours jsonb,
  days_ahead integer NOT NULL DEFAULT 35 CHECK (days_ahead BETWEEN 1 AND 60),
  open_on_holidays boolean NOT NULL DEFAULT false,
  -- Last change by an owner; null: never.
  planned_at timestamptz,
  -- Author of the listing it was made from; null: nobody.
  author_id bigint REFERENCES users ON DELETE SET NULL,
  -- {title, address, city, district}
  english jsonb,
  -- Code of that author while their profile is public, to write to them.
  author_code text
);
CREATE INDEX organisations_order ON organisations (position, id);
-- Every order of the directory as an index, so that a page is read and not sorted.
CREATE INDEX organisations_rated
  ON organisations (rating DESC NULLS LAST, reviews_count DESC, id);
CREATE INDEX organisations_reviewed ON organisations (reviews_count DESC, id);
CREATE INDEX organisations_viewed ON organisations (views_count DESC, id);
CREATE INDEX organisations_newest ON organisations (created_at DESC, id);
CREATE INDEX organisations_oldest ON organisations (created_at, id);
CREATE INDEX organisations_cheapest ON organisations (price_from NULLS LAST, id);
CREATE INDEX organisations_dearest ON organisations (price_from DESC NULLS LAST, id);
CREATE INDEX organisations_category ON organisations (category_id, position, id);
CREATE INDEX organisations_author ON organisations (author_id) WHERE author_id IS NOT NULL;

-- Number of organisations by category and country, kept by triggers.
CREATE TABLE organisation_counts (
  category_id bigint NOT NULL REFERENCES categories ON DELETE CASCADE,
  country text NOT NULL,
  number integer NOT NULL,
  PRIMARY KEY (category_id, country)
);

-- Version of common/greek that wrote the search index; no row before the first start. A start that
-- finds another version writes the index anew.
CREATE TABLE search_engine (
  version integer NOT NULL
);

-- The search index. A word is stored as its Latin skeleton, so that Greek, greeklish and misspelt
-- vowels meet (server/lib/skeleton.ts). Variants are the skeleton with one letter left out: two
-- words within one typing error of each other share one. Indexed equality is all that it takes.
CREATE TABLE search_words (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  word text NOT NULL UNIQUE
);
CREATE INDEX search_words_prefix ON search_words (word text_pattern_ops);
CREATE INDEX search_words_trigram ON search_words USING gin (word gin_trgm_ops);

CREATE TABLE search_variants (
  variant text NOT NULL,
  -- No foreign key here and below: words are only ever added, and the index is written in bulk.
  word_id bigint NOT NULL,
  PRIMARY KEY (variant, word_id)
);

CREATE TABLE organisation_words (
  word_id bigint NOT NULL,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  -- 8 title, 4 category and tags, 3 place, 1 description: the best field that has the word.
  weight smallint NOT NULL,
  PRIMARY KEY (word_id, organisation_id)
);
CREATE INDEX organisation_words_organisation ON organisation_words (organisation_id);
-- The places that have a word, the best field first: a search for a word that very many places have
-- reads only as many of them as it shows.
CREATE INDEX organisation_words_best
  ON organisation_words (word_id, weight DESC, organisation_id);

-- A session is one sign-in: a family of refresh tokens, each the successor of the one before.
CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz,
  -- The kind of device of a session, as coarse as "Firefox on Linux".
  browser text,
  system text
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE refresh_tokens (
  -- SHA-256 of the token, in hex: the token itself is never stored.
  hash text PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES sessions ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  successor_hash text
);
CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);
CREATE INDEX refresh_tokens_expiry ON refresh_tokens (expires_at);

-- The secrets that sign access tokens where several processes share a PostgreSQL and no JWT_SECRET
-- is set. The first process to start makes the current one. Backups leave this table out.
CREATE TABLE signing_keys (
  name text PRIMARY KEY CHECK (name IN ('current', 'previous')),
  secret text NOT NULL CHECK (length(secret) >= 32),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE rate_counters (
  -- Name of the limit, with the e-mail or network address as a keyed hash.
  key text PRIMARY KEY,
  count integer NOT NULL,
  started_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX rate_counters_end ON rate_counters (ends_at);

-- Links of messages about an account: each opens one door, once.
CREATE TABLE account_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  -- Null: no account has the address that somebody asked for. Such a row makes asking take as long.
  user_id bigint REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('recover', 'confirm', 'change_email', 'link_social')),
  -- SHA-256 of the token in the link, in hex: the token itself is never stored.
  token_hash text NOT NULL UNIQUE,
  -- Address that the link proves; null without an account.
  email text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- A link can also join an account at another service to an account here.
  provider text,
  subject text
);
CREATE INDEX account_links_user ON account_links (user_id);
CREATE INDEX account_links_expiry ON account_links (expires_at);

-- The accounts at other services with which people sign in.
CREATE TABLE identities (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  provider text NOT NULL CHECK (provider IN ('google', 'facebook', 'twitter')),
  -- The person's id there, which stays when their address changes.
  subject text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (provider, subject)
);
CREATE INDEX identities_user ON identities (user_id);

-- Sign-ins that a provider has vouched for and whose browser has not finished them yet.
CREATE TABLE social_sign_ins (
  -- SHA-256 of the single-use code, in hex: the code itself is never stored.
  token_hash text PRIMARY KEY,
  -- The same of a secret in the cookie of the browser that began: nobody else can finish.
  browser_hash text NOT NULL,
  provider text NOT NULL,
  subject text NOT NULL,
  email text NOT NULL,
  -- Whether the provider says that the address is the person's; false: it says nothing.
  email_confirmed boolean NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX social_sign_ins_expiry ON social_sign_ins (expires_at);

CREATE TABLE waiting_lists (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  service text NOT NULL DEFAULT '',
  released_on date NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paused', 'closed')),
  -- Places; null: unlimited. May lie below the places taken after it was lowered or somebody returned.
  capacity integer CHECK (capacity >= 0),
  issued integer NOT NULL DEFAULT 0 CHECK (issued >= 0),
  served_count integer NOT NULL DEFAULT 0,
  average_minutes numeric(5, 1),
  counters integer NOT NULL DEFAULT 1 CHECK (counters > 0),
  -- No number is issued from here on; null: until the day is over.
  closes_at timestamptz,
  -- Waiting and open tickets, kept by triggers.
  waiting_count integer NOT NULL DEFAULT 0 CHECK (waiting_count >= 0),
  open_count integer NOT NULL DEFAULT 0 CHECK (open_count >= 0),
  -- Numbers given back before their call, which frees a place: a list is full when
  -- issued - given_back reaches its capacity. Kept by triggers.
  given_back integer NOT NULL DEFAULT 0,
  message text,
  -- Counters that serve it now; null: all.
  counters_open integer CHECK (counters_open >= 0),
  -- Last action of a member.
  tended_at timestamptz,
  -- Rises with every visible change of the line, to order two states: see line_changed.
  version bigint NOT NULL DEFAULT 1,
  -- Serving hours, in the form of plan_days; null: the opening hours of its weekday.
  intervals jsonb,
  -- Closed because the plan has no numbers on its day; opens again when the plan does.
  closed_by_plan boolean NOT NULL DEFAULT false,
  -- Set by a member for this list alone; stays until an owner changes the day.
  state_by_hand boolean NOT NULL DEFAULT false,
  capacity_by_hand boolean NOT NULL DEFAULT false,
  -- Time at which its people were forgotten (retention); null: not yet.
  forgotten_at timestamptz,
  UNIQUE (organisation_id, released_on, service),
  CONSTRAINT waiting_lists_given_back CHECK (given_back BETWEEN 0 AND issued)
) WITH (fillfactor = 60);
CREATE INDEX waiting_lists_day ON waiting_lists (released_on);
CREATE INDEX waiting_lists_to_forget ON waiting_lists (released_on) WHERE forgotten_at IS NULL;

-- Days that an owner changed by hand.
CREATE TABLE plan_days (
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  day date NOT NULL,
  closed boolean NOT NULL DEFAULT false,
  -- Text that people read about a closed day.
  reason text,
  -- [{from: "HH:mm", to: "HH:mm"}] in Europe/Athens; null: those of the plan.
  intervals jsonb,
  -- Null: that of the plan.
  capacity integer CHECK (capacity >= 0),
  PRIMARY KEY (organisation_id, day)
);

CREATE TABLE tickets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  waiting_list_id bigint NOT NULL REFERENCES waiting_lists ON DELETE CASCADE,
  -- Null: a walk-in, or a deleted account; numbers have no gaps.
  user_id bigint REFERENCES users ON DELETE RESTRICT,
  rank integer NOT NULL CHECK (rank > 0),
  status text NOT NULL DEFAULT 'scheduled'
    CHECK (status IN ('scheduled', 'running', 'processed', 'aborted', 'cancelled')),
  status_reason text,
  due_date date NOT NULL,
  idempotency_key text,
  created_at timestamptz NOT NULL,
  called_at timestamptz,
  processed_at timestamptz,
  aborted_at timestamptz,
  cancelled_at timestamptz,
  -- 128 random bits: the capability to look at the ticket.
  key uuid NOT NULL DEFAULT encode(substring(sha256(convert_to(
    gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) FOR 16), 'hex')::uuid,
  moved_to numeric,
  -- Order in the line: the rank, unless the ticket was moved between two others.
  position numeric NOT NULL GENERATED ALWAYS AS (coalesce(moved_to, rank)) STORED,
  position_changed_at timestamptz,
  counter text,
  recalled_at timestamptz,
  recalls integer NOT NULL DEFAULT 0,
  returned_at timestamptz,
  undone_at timestamptz,
  came_late_at timestamptz,
  let_pass_count integer NOT NULL DEFAULT 0,
  UNIQUE (waiting_list_id, rank)
);
CREATE UNIQUE INDEX tickets_one_open ON tickets (waiting_list_id, user_id)
  WHERE status IN ('scheduled', 'running');
CREATE UNIQUE INDEX tickets_idempotency ON tickets (user_id, idempotency_key)
  WHERE idempotency_key IS NOT NULL;
CREATE INDEX tickets_user ON tickets (user_id, status, due_date);
CREATE UNIQUE INDEX tickets_key ON tickets (key);
CREATE INDEX tickets_open ON tickets (waiting_list_id, position, status)
  WHERE status IN ('scheduled', 'running');

CREATE TABLE ticket_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_id bigint NOT NULL REFERENCES tickets ON DELETE CASCADE,
  at timestamptz NOT NULL,
  -- user, provider, simulator or system.
  actor text NOT NULL,
  from_status text,
  to_status text NOT NULL,
  reason text,
  counter text,
  people integer
);
CREATE INDEX ticket_events_ticket ON ticket_events (ticket_id);

-- Alerts of holders whose turn is near. Told once: alerts_fire sets fired_at in the transaction of
-- the change that causes it.
CREATE TABLE ticket_alerts (
  ticket_id bigint PRIMARY KEY REFERENCES tickets ON DELETE CASCADE,
  -- That of the ticket, so that a change in a list finds its alerts.
  waiting_list_id bigint NOT NULL,
  -- People who may still be ahead.
  ahead integer NOT NULL CHECK (ahead BETWEEN 1 AND 20),
  email boolean NOT NULL,
  language text NOT NULL CHECK (language IN ('el', 'en')),
  -- Times it was set: each is told once.
  settings integer NOT NULL DEFAULT 1,
  fired_at timestamptz,
  -- Time at which its message was put into the outbox, or was pointless by then.
  mailed_at timestamptz
);
CREATE INDEX ticket_alerts_set ON ticket_alerts (waiting_list_id) WHERE fired_at IS NULL;
CREATE INDEX ticket_alerts_to_mail ON ticket_alerts (fired_at)
  WHERE email AND fired_at IS NOT NULL AND mailed_at IS NULL;

-- The window promised on taking a number of the same day. Whether it held follows from called_at.
CREATE TABLE told_windows (
  ticket_id bigint PRIMARY KEY REFERENCES tickets ON DELETE CASCADE,
  -- That of the ticket, so that the windows of a place are found without its other tickets.
  waiting_list_id bigint NOT NULL,
  at timestamptz NOT NULL,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL CHECK (to_at >= from_at)
);
CREATE INDEX told_windows_list ON told_windows (waiting_list_id);

-- Results of counter presses, so that a repeat of the same press does nothing more.
CREATE TABLE counter_calls (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL,
  waiting_list_id bigint NOT NULL,
  ticket_id bigint,
  finished_id bigint,
  at timestamptz NOT NULL,
  -- A call, or a number for somebody without an account (ticket_id).
  kind text NOT NULL DEFAULT 'call' CHECK (kind IN ('call', 'walk_in')),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX counter_calls_at ON counter_calls (at);

CREATE TABLE members (
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('clerk', 'owner')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (organisation_id, user_id)
);
CREATE INDEX members_user ON members (user_id);

-- Invitations to serve at a place or to run it.
CREATE TABLE invitations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  email text NOT NULL,
  email_key text NOT NULL,
  role text NOT NULL CHECK (role IN ('clerk', 'owner')),
  language text NOT NULL CHECK (language IN ('el', 'en')),
  -- SHA-256 of the token in the link, in hex: the token itself is never stored.
  token_hash text NOT NULL UNIQUE,
  -- Times it was sent; each sending has a token of its own.
  sendings integer NOT NULL DEFAULT 1,
  -- Null: the operator.
  invited_by bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined', 'revoked')),
  accepted_by bigint REFERENCES users ON DELETE SET NULL,
  ended_at timestamptz
);
CREATE UNIQUE INDEX invitations_one_open ON invitations (organisation_id, email_key)
  WHERE state = 'open';
CREATE INDEX invitations_invited_by ON invitations (invited_by);
CREATE INDEX invitations_accepted_by ON invitations (accepted_by);

-- Kiosks: devices at the door of a place that take numbers for people without an account.
CREATE TABLE devices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  name text NOT NULL,
  -- SHA-256 of the secret in its link, in hex: the secret itself is never stored.
  secret_hash text NOT NULL UNIQUE,
  created_by bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz,
  -- Null: it works. A device that was revoked never works again.
  revoked_at timestamptz,
  -- The last press and the number it got, so that a repeat of the same press takes no second one.
  last_press text,
  last_ticket_key uuid
);
CREATE INDEX devices_organisation ON devices (organisation_id, id);
CREATE INDEX devices_created_by ON devices (created_by);

-- Actions of members. The subject is the code of a ticket or list, so that the trail outlives it.
CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  user_id bigint REFERENCES users ON DELETE SET NULL,
  at timestamptz NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_place ON audit (organisation_id, id);
CREATE INDEX audit_user ON audit (user_id);

CREATE TABLE reviews (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  author_name text NOT NULL,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  text text NOT NULL,
  created_at timestamptz NOT NULL,
  reply_text text,
  reply_at timestamptz,
  -- Null: sample data, or the author's account is gone.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  -- The visit that it is about; null: its author holds no number that was served there.
  ticket_id bigint REFERENCES tickets ON DELETE SET NULL,
  state text NOT NULL DEFAULT 'published'
    CHECK (state IN ('waiting', 'published', 'returned', 'removed')),
  -- The moderator's reason.
  reason text,
  -- The language in which its author reads.
  language text NOT NULL DEFAULT 'el' CHECK (language IN ('el', 'en')),
  edited_at timestamptz,
  idempotency_key text,
  -- Path of its photo; its row in photos says whose it is.
  photo text,
  -- Portrait of its author while their profile is public.
  author_image text
);
CREATE INDEX reviews_organisation ON reviews (organisation_id, created_at DESC);
-- One review a visit, and one without a visit; a returned one may be written anew.
CREATE UNIQUE INDEX reviews_visit ON reviews (ticket_id)
  WHERE ticket_id IS NOT NULL AND state <> 'returned';
CREATE UNIQUE INDEX reviews_without_visit ON reviews (user_id, organisation_id)
  WHERE ticket_id IS NULL AND state <> 'returned';
CREATE UNIQUE INDEX reviews_key ON reviews (user_id, idempotency_key)
  WHERE idempotency_key IS NOT NULL;
CREATE INDEX reviews_user ON reviews (user_id, id) WHERE user_id IS NOT NULL;
CREATE INDEX reviews_ticket ON reviews (ticket_id) WHERE ticket_id IS NOT NULL;
CREATE INDEX reviews_waiting ON reviews (created_at, id) WHERE state = 'waiting';

-- Reports about reviews.
CREATE TABLE review_reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  review_id bigint NOT NULL REFERENCES reviews ON DELETE CASCADE,
  -- Null: the account is gone.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  message text NOT NULL,
  language text NOT NULL CHECK (language IN ('el', 'en')),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'returned')),
  created_at timestamptz NOT NULL
);
-- One a person: pressed twice, it waits once.
CREATE UNIQUE INDEX review_reports_person ON review_reports (review_id, user_id);
CREATE INDEX review_reports_user ON review_reports (user_id);
CREATE INDEX review_reports_waiting ON review_reports (created_at, id) WHERE state = 'waiting';

-- Places that people describe, until a moderator publishes them: only then is there an organisation,
-- so nothing public can show one before.
CREATE TABLE listings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'draft'
    CHECK (state IN ('draft', 'submitted', 'published', 'returned')),
  -- Content of the form, as in the contract.
  fields jsonb NOT NULL,
  -- The moderator's words.
  reason text,
  -- Language of messages to the author.
  language text NOT NULL CHECK (language IN ('el', 'en')),
  idempotency_key text,
  organisation_id bigint REFERENCES organisations ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  submitted_at timestamptz,
  decided_at timestamptz,
  UNIQUE (user_id, idempotency_key)
);
CREATE INDEX listings_user ON listings (user_id, id);
CREATE INDEX listings_organisation ON listings (organisation_id);
CREATE INDEX listings_submitted ON listings (submitted_at, id) WHERE state = 'submitted';

-- Claims to own a place, until a moderator has checked them.
CREATE TABLE claims (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Their words, and a contact of the place itself.
  text text NOT NULL,
  contact text NOT NULL,
  state text NOT NULL DEFAULT 'submitted' CHECK (state IN ('submitted', 'approved', 'returned')),
  reason text,
  language text NOT NULL CHECK (language IN ('el', 'en')),
  created_at timestamptz NOT NULL,
  decided_at timestamptz
);
-- One at a time of a person for a place: pressed twice, it waits once.
CREATE UNIQUE INDEX claims_waiting_once ON claims (organisation_id, user_id)
  WHERE state = 'submitted';
CREATE INDEX claims_user ON claims (user_id, id);
CREATE INDEX claims_submitted ON claims (created_at, id) WHERE state = 'submitted';

-- Photos that people sent, written anew by the server; their files are in the media store, below
-- the hash. A photo belongs to one thing at most. What belongs to nothing is removed.
CREATE TABLE photos (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  hash text NOT NULL UNIQUE,
  -- Its sender, who may attach it.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  -- Of the largest version, in pixels.
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  created_at timestamptz NOT NULL,
  -- Since when it has belonged to nothing, as far as it does.
  free_since timestamptz NOT NULL,
  organisation_id bigint REFERENCES organisations ON DELETE SET NULL,
  review_id bigint REFERENCES reviews ON DELETE SET NULL,
  profile_id bigint REFERENCES users ON DELETE SET NULL,
  -- Its place among the photos of that thing.
  position integer NOT NULL DEFAULT 0,
  listing_id bigint REFERENCES listings ON DELETE SET NULL,
  CONSTRAINT photos_of_one
    CHECK (num_nonnulls(organisation_id, review_id, profile_id, listing_id) <= 1)
);
CREATE INDEX photos_user ON photos (user_id);
CREATE INDEX photos_organisation ON photos (organisation_id, position) WHERE organisation_id IS NOT NULL;
CREATE INDEX photos_review ON photos (review_id, position) WHERE review_id IS NOT NULL;
CREATE INDEX photos_profile ON photos (profile_id) WHERE profile_id IS NOT NULL;
CREATE INDEX photos_free ON photos (free_since)
  WHERE organisation_id IS NULL AND review_id IS NULL AND profile_id IS NULL;
CREATE INDEX photos_listing ON photos (listing_id, position) WHERE listing_id IS NOT NULL;

-- Messages that wait to be sent, were sent, or were given up. A row is written in the transaction
-- that causes the message, so that neither exists without the other.
CREATE TABLE mail_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Its cause, by codes: the same cause never sends a second message.
  cause text NOT NULL UNIQUE,
  -- The same at every attempt, so that a mailbox recognises a message that comes twice.
  message_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  -- Address and text, encrypted; null when they are no longer needed.
  sealed text,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  -- While it waits: when it is tried; during an attempt: when another process may try instead.
  due_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- Codes of the last failure.
  failure text
);
CREATE INDEX mail_outbox_due ON mail_outbox (due_at, id) WHERE state = 'waiting';
CREATE INDEX mail_outbox_unsent ON mail_outbox (state) WHERE state <> 'sent';
CREATE INDEX mail_outbox_ended ON mail_outbox (ended_at) WHERE ended_at IS NOT NULL;

-- Messages to the operator or to an author.
CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  about text NOT NULL CHECK (about IN ('contact', 'question', 'job', 'author')),
  -- Profile id of the recipient; null: the operator.
  author text,
  -- Null: somebody who was not signed in.
  user_id bigint REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  text text NOT NULL,
  -- Idempotency key.
  press text UNIQUE,
  created_at timestamptz NOT NULL
);
CREATE INDEX messages_user ON messages (user_id);
CREATE INDEX messages_email ON messages (email_key);
CREATE INDEX messages_created ON messages (created_at);

-- Reports about listings.
CREATE TABLE reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  -- Null: somebody who was not signed in.
  user_id bigint REFERENCES users ON DELETE CASCADE,
  reason text NOT NULL,
  text text NOT NULL,
  press text UNIQUE,
  created_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'returned')),
  decided_at timestamptz,
  decided_by bigint REFERENCES users ON DELETE SET NULL
);
CREATE INDEX reports_waiting ON reports (created_at, id) WHERE state = 'waiting';
CREATE INDEX reports_organisation ON reports (organisation_id);
CREATE INDEX reports_user ON reports (user_id);
CREATE INDEX reports_decided_by ON reports (decided_by);

-- Mail subscriptions with double opt-in. A row that ends is deleted.
CREATE TABLE subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic text NOT NULL CHECK (topic IN ('newsletter', 'openings')),
  organisation_id bigint REFERENCES organisations ON DELETE CASCADE,
  email text NOT NULL,
  email_key text NOT NULL,
  language text NOT NULL CHECK (language IN ('el', 'en')),
  -- SHA-256 of the token in the link that confirms it, in hex: the token itself is never stored.
  token_hash text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- Ends the subscription, and shows which one it is.
  key uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  CHECK ((topic = 'openings') = (organisation_id IS NOT NULL)),
  UNIQUE NULLS NOT DISTINCT (topic, organisation_id, email_key)
);
CREATE INDEX subscriptions_organisation ON subscriptions (organisation_id)
  WHERE organisation_id IS NOT NULL;
CREATE INDEX subscriptions_email ON subscriptions (email_key);
CREATE INDEX subscriptions_unconfirmed ON subscriptions (expires_at) WHERE confirmed_at IS NULL;

-- Followed authors, by profile id.
CREATE TABLE follows (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  author text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, author)
);
CREATE INDEX follows_author ON follows (author);

-- Comments on posts, public once approved.
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

-- Decisions of moderators: their trail, and how a second decision is recognised.
CREATE TABLE moderation_decisions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- The moderator; null: the account is gone.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  kind text NOT NULL,
  code text NOT NULL,
  decision text NOT NULL CHECK (decision IN ('approve', 'return')),
  reason text NOT NULL
);
CREATE INDEX moderation_decisions_thing ON moderation_decisions (kind, code);
CREATE INDEX moderation_decisions_user ON moderation_decisions (user_id);

-- Saved places.
CREATE TABLE bookmarks (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  organisation_id bigint NOT NULL REFERENCES organisations ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, organisation_id)
);
CREATE INDEX bookmarks_organisation ON bookmarks (organisation_id);
