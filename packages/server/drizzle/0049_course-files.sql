CREATE TABLE "course_files" (
	"course_id" text NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "course_files_course_id_file_pk" PRIMARY KEY("course_id","file")
);
--> statement-breakpoint
ALTER TABLE "course_files" ADD CONSTRAINT "course_files_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_files" ADD CONSTRAINT "course_files_file_files_name_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_files_file" ON "course_files" USING btree ("file");--> statement-breakpoint
-- Versions and drafts keep sources only: what they name was uploaded for their course.
INSERT INTO "course_files" ("course_id", "file")
SELECT DISTINCT "named"."course_id", "files"."name" FROM (
  SELECT "course_id", "source" AS "text" FROM "lesson_versions"
  UNION ALL
  SELECT coalesce("courses"."staged_for_id", "courses"."id"), "lesson_drafts"."markdown" FROM "lesson_drafts"
  JOIN "lessons" ON "lessons"."id" = "lesson_drafts"."lesson_id"
  JOIN "units" ON "units"."id" = "lessons"."unit_id"
  JOIN "courses" ON "courses"."id" = "units"."course_id"
) AS "named"
CROSS JOIN LATERAL regexp_matches("named"."text", '/api/media/([0-9a-f]{64}\.[a-z0-9]{1,8})(?![a-z0-9])', 'g') AS "found"
JOIN "files" ON "files"."name" = "found"[1]
ON CONFLICT DO NOTHING;
