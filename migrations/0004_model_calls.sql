CREATE TABLE "model_calls" (
	"operation_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"name" text NOT NULL,
	"model" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"cached_input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"micro_credits" bigint DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "model_calls_operation_id_round_name_pk" PRIMARY KEY("operation_id","round","name")
);
--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "is_model_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;