CREATE TABLE "rate_windows" (
	"subject" text NOT NULL,
	"policy" text NOT NULL,
	"requests" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_windows_subject_policy_pk" PRIMARY KEY("subject","policy")
);
--> statement-breakpoint
CREATE INDEX "rate_windows_end" ON "rate_windows" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "accounts_renewal" ON "accounts" USING btree ("renews_at");--> statement-breakpoint
ALTER TABLE "api_keys" DROP COLUMN "last_used_at";--> statement-breakpoint
-- Rows that are counted up all day are updated in place, beside the old one on their page.
ALTER TABLE "rate_windows" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "request_counts" SET (fillfactor = 50);
