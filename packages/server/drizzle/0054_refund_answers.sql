ALTER TABLE "refunds" ADD COLUMN "answer" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;