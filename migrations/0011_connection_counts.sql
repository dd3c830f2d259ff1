CREATE TABLE "connection_counts" (
	"connection_id" text NOT NULL,
	"day" date NOT NULL,
	"account_id" uuid NOT NULL,
	"requests" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connection_counts_connection_id_day_pk" PRIMARY KEY("connection_id","day")
);
--> statement-breakpoint
ALTER TABLE "connection_counts" ADD CONSTRAINT "connection_counts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_counts_account" ON "connection_counts" USING btree ("account_id","day");