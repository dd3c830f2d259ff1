CREATE TABLE "request_counts" (
	"key_id" uuid NOT NULL,
	"day" date NOT NULL,
	"account_id" uuid NOT NULL,
	"requests" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_counts_key_id_day_pk" PRIMARY KEY("key_id","day")
);
--> statement-breakpoint
ALTER TABLE "request_counts" ADD CONSTRAINT "request_counts_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_counts" ADD CONSTRAINT "request_counts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_counts_account" ON "request_counts" USING btree ("account_id","day");--> statement-breakpoint
CREATE INDEX "operations_account" ON "operations" USING btree ("account_id","created_at");