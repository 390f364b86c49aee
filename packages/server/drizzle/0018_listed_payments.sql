CREATE TABLE "listed_payments" (
	"provider" text NOT NULL,
	"receipt" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listed_payments_provider_receipt_pk" PRIMARY KEY("provider","receipt")
);
--> statement-breakpoint
CREATE INDEX "listed_payments_at" ON "listed_payments" USING btree ("provider","at");--> statement-breakpoint
CREATE INDEX "money_in_at" ON "money_in" USING btree ("provider","at");