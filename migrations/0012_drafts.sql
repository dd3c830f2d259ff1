CREATE TABLE "drafts" (
	"operation_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"request" text NOT NULL,
	"works" text[] NOT NULL,
	"missing" text[] NOT NULL,
	"source" jsonb NOT NULL,
	"site" jsonb,
	"plan" jsonb NOT NULL,
	"kept" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "offer" jsonb;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_project" ON "drafts" USING btree ("project_id","updated_at");--> statement-breakpoint
CREATE INDEX "operations_model" ON "operations" USING btree ("model","created_at") WHERE "operations"."status" = 'done' and "operations"."version" is not null;