CREATE TABLE "phone_exports" (
	"project_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"updates" jsonb,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_exports_project_id_version_pk" PRIMARY KEY("project_id","version")
);
--> statement-breakpoint
ALTER TABLE "phone_exports" ADD CONSTRAINT "phone_exports_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_phone" ON "projects" USING btree ("updated_at") WHERE "projects"."type" = 'mobile-expo' and "projects"."deleted_at" is null and "projects"."live_version" is not null;