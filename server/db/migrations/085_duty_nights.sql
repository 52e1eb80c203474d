-- True if the day has duty hours, which a pharmacy offers in turn beside its ordinary ones.
ALTER TABLE plan_days ADD COLUMN duty boolean NOT NULL DEFAULT false;
