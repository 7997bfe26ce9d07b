-- Counts of minutes: a commit that only counts waits for no disk. After a crash of the database they begin anew.
ALTER TABLE "rate_limits" SET UNLOGGED;
