-- Every request names what was agreed to with it, also one that was confirmed before requests kept that: those that its
-- address gave in the same moment.
UPDATE "quote_requests" SET "consent_ids" = "given"."ids"
FROM (
  SELECT "sent"."id", jsonb_agg("consents"."id" ORDER BY "consents"."id") AS "ids"
  FROM "quote_requests" "sent"
  JOIN "consents" ON lower("consents"."email") = lower("sent"."contact" ->> 'email')
    AND "consents"."purpose" IN ('share_broker', 'call', 'text', 'newsletter')
    AND "consents"."at" BETWEEN "sent"."created_at" - interval '5 seconds' AND "sent"."created_at" + interval '5 seconds'
  WHERE "sent"."consent_ids" = '[]'::jsonb
  GROUP BY "sent"."id"
) AS "given"
WHERE "quote_requests"."id" = "given"."id";
