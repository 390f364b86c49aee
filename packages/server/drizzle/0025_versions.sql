CREATE TABLE "lesson_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"source_format" text NOT NULL,
	"source" text NOT NULL,
	"version" integer NOT NULL,
	"origin" text NOT NULL,
	"saved_by" text,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"digest" text GENERATED ALWAYS AS (md5(title || '|' || source_format || '|' || source)) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lesson_versions" ADD CONSTRAINT "lesson_versions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_versions" ADD CONSTRAINT "lesson_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_versions_listed" ON "lesson_versions" USING btree ("lesson_id","language","saved_at","id");