-- Places by price: a list by price reads those in its range, and not all places.
CREATE INDEX place_status_price ON place_status (price_from);
