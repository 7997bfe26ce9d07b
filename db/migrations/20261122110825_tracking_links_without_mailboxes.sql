DROP INDEX "tracking_links_mailbox";--> statement-breakpoint
ALTER TABLE "tracking_links" DROP COLUMN "mailbox_hash";