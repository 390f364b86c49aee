CREATE TABLE "gifts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"code_hash" text,
	"claimed_by" text,
	"claimed_at" timestamp (3) with time zone,
	"claimed_units" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gifts_order" UNIQUE("order_id"),
	CONSTRAINT "gifts_code" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "seat_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"pool_id" text NOT NULL,
	"user_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seat_claims_once" UNIQUE("pool_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "seat_pools" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"hub_id" text,
	"seats" integer NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seat_pools_order" UNIQUE("order_id"),
	CONSTRAINT "seat_pools_claimed" CHECK (claimed >= 0 and claimed <= seats)
);
--> statement-breakpoint
DROP INDEX "orders_one_open";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kind" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "seats" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_claims" ADD CONSTRAINT "seat_claims_pool_id_seat_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."seat_pools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_claims" ADD CONSTRAINT "seat_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_pools" ADD CONSTRAINT "seat_pools_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_pools" ADD CONSTRAINT "seat_pools_hub_id_hubs_id_fk" FOREIGN KEY ("hub_id") REFERENCES "public"."hubs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gifts_claimed" ON "gifts" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "seat_claims_pool" ON "seat_claims" USING btree ("pool_id","created_at","id");--> statement-breakpoint
CREATE INDEX "seat_claims_user" ON "seat_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "seat_pools_hub" ON "seat_pools" USING btree ("hub_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_gifts" ON "orders" USING btree ("user_id","created_at","id") WHERE kind = 'gift';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("user_id","course_id","kind") WHERE state = 'open';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seats" CHECK (seats >= 1 and (kind = 'seats' or seats = 1));