-- Requests about “Something else” are called other insurance from now on: so are those that were sent before.
UPDATE "cases" SET "title" = 'Other insurance request'
WHERE "type" = 'general' AND "title" = 'General insurance request';
