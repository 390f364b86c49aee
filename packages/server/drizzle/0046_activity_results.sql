DROP INDEX "activity_states_lesson";--> statement-breakpoint
ALTER TABLE "activity_states" ADD COLUMN "previous" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "activity_states_lesson" ON "activity_states" USING btree ("lesson_id","opened_at","user_id");