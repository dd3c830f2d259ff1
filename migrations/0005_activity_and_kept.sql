ALTER TABLE "model_calls" ADD COLUMN "kept" jsonb;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "activity" text;