ALTER TABLE "attempt_marks" ADD COLUMN "levels" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "quiz_attempts_review" ON "quiz_attempts" USING btree ("submitted_at","id") WHERE state = 'review';--> statement-breakpoint
CREATE INDEX "quiz_attempts_started" ON "quiz_attempts" USING btree ("quiz_id","started_at","id");