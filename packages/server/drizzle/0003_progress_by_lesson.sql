DROP INDEX "lesson_progress_lesson";--> statement-breakpoint
CREATE INDEX "lesson_progress_lesson" ON "lesson_progress" USING btree ("lesson_id","user_id");