CREATE TABLE "known_devices" (
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "hub_removals" (
	"hub_id" text NOT NULL,
	"user_id" text NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hub_removals_hub_id_user_id_pk" PRIMARY KEY("hub_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_email_unique";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_removals" ADD CONSTRAINT "hub_removals_hub_id_hubs_id_fk" FOREIGN KEY ("hub_id") REFERENCES "public"."hubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_removals" ADD CONSTRAINT "hub_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_last_used_at" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "hub_removals_user" ON "hub_removals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_email" ON "users" USING btree ("email") WHERE email_verified_at is not null;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email","created_at");--> statement-breakpoint
UPDATE "files" SET "is_public" = true WHERE '/api/media/' || "name" IN (SELECT "avatar" FROM "users" WHERE "avatar" IS NOT NULL UNION SELECT "image" FROM "courses" WHERE "image" IS NOT NULL);
