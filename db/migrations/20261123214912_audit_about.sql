CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_name" ON "contact_messages" USING btree (lower("full_name"));--> statement-breakpoint
CREATE INDEX "audit_log_about" ON "audit_log" USING btree ("thing_id","seq");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","seq");--> statement-breakpoint
CREATE INDEX "audit_log_found" ON "audit_log" USING gin (("data"->'found')) WHERE "audit_log"."data" ? 'found';