-- True while the operator keeps a place closed, so that lists which are added meanwhile are closed too.
ALTER TABLE organisations ADD COLUMN closed_by_operator boolean NOT NULL DEFAULT false;
