-- The numbers by broker count a request with whoever has it: days that were counted before are counted again.
UPDATE "counted_days" SET "is_stale" = true;
