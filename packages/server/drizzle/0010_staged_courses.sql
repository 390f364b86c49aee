ALTER TABLE "course_reviews" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "staged_for_id" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "trust_instructors" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_staged_for_id_courses_id_fk" FOREIGN KEY ("staged_for_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_reviews_kind" ON "course_reviews" USING btree ("kind","created_at","id");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_staged_for_id_unique" UNIQUE("staged_for_id");