ALTER TABLE "projects" ADD COLUMN "former_site_name" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "former_subdomain" text;--> statement-breakpoint
CREATE INDEX "projects_deleted" ON "projects" USING btree ("account_id","deleted_at") WHERE "projects"."deleted_at" is not null;