-- What categories and places are called in English; null: only their Greek names are known.
ALTER TABLE categories ADD COLUMN english_title text;
UPDATE categories SET english_title = t.title
  FROM (VALUES ('shops', 'Shops'), ('hotels', 'Hotels'), ('restaurants', 'Foods & Restaurants'),
               ('fitness', 'Fitness'), ('travel', 'Travel'), ('salons', 'Salons'),
               ('event', 'Event'), ('business', 'Business')) AS t (name, title)
 WHERE categories.icon_name = t.name;
-- {title, address, city, district}
ALTER TABLE organisations ADD COLUMN english jsonb;
