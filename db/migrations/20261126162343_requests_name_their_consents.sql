ALTER TABLE "quote_requests" ADD COLUMN "consent_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Only until its mailbox is confirmed is a request asked for its consents: those that its address gave in the same moment.
UPDATE "quote_requests" SET "consent_ids" = "given"."ids"
FROM (
  SELECT "sent"."id", jsonb_agg("consents"."id" ORDER BY "consents"."id") AS "ids"
  FROM "quote_requests" "sent"
  JOIN "consents" ON lower("consents"."email") = lower("sent"."contact" ->> 'email')
    AND "consents"."at" BETWEEN "sent"."created_at" - interval '5 seconds' AND "sent"."created_at" + interval '5 seconds'
  WHERE "sent"."confirmed_at" IS NULL
  GROUP BY "sent"."id"
) AS "given"
WHERE "quote_requests"."id" = "given"."id";
