CREATE TABLE "course_review_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"item" text NOT NULL,
	"item_id" text NOT NULL,
	"part" text NOT NULL,
	"language" text,
	"quote" text,
	"text" text NOT NULL,
	"text_language" text,
	"by_id" text,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_review_comments" ADD CONSTRAINT "course_review_comments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_review_comments" ADD CONSTRAINT "course_review_comments_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_review_comments_course" ON "course_review_comments" USING btree ("course_id","created_at","id");