DROP INDEX "webhook_deliveries_due";--> statement-breakpoint
DROP INDEX "webhook_deliveries_event";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "claim" uuid;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "failed_because" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_pending" ON "webhook_deliveries" USING btree ("endpoint_id","due_at") WHERE "webhook_deliveries"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("event_id","endpoint_id");