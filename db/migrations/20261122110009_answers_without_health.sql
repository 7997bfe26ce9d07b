-- The form no longer asks about health, and what it once asked is not kept either.
update "cases" set "details" = "details" - 'preExisting' - 'healthBand'
where "details" ?| array['preExisting', 'healthBand'];--> statement-breakpoint
update "quote_requests" set "answers" = "answers" - 'preExisting' - 'healthBand'
where "answers" ?| array['preExisting', 'healthBand'];
