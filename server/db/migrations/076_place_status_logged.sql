-- Replicas have no unlogged tables, and lists with filters read these two. They are small and derived.
ALTER TABLE places_now SET LOGGED;
ALTER TABLE place_status_runs SET LOGGED;
