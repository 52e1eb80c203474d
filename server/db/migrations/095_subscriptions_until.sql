-- The last day whose numbers a subscriber wants to hear of; null: any day.
ALTER TABLE subscriptions ADD COLUMN until date;
