CREATE TABLE "model_providers" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"base_url" text,
	"key" "bytea",
	"key_ending" text,
	"models" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"default_model" text,
	"monthly_limit_micro_dollars" bigint,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_spending" (
	"month" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"calls" integer NOT NULL,
	"micro_dollars" bigint NOT NULL,
	CONSTRAINT "model_spending_month_provider_model_pk" PRIMARY KEY("month","provider","model")
);
--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "micro_dollars" bigint DEFAULT 0 NOT NULL;