DROP INDEX "projects_phone";--> statement-breakpoint
CREATE INDEX "phone_exports_open" ON "phone_exports" USING btree ("created_at") WHERE "phone_exports"."status" in ('due', 'running', 'unavailable');--> statement-breakpoint
-- Live versions that nobody has begun to export: until now they were looked for among all projects.
INSERT INTO "phone_exports" ("project_id", "version", "status", "created_at")
SELECT "id", "live_version", 'due', "updated_at" FROM "projects"
WHERE "type" = 'mobile-expo' AND "live_version" IS NOT NULL
ON CONFLICT DO NOTHING;
