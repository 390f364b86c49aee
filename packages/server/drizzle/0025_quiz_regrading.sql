ALTER TABLE "attempt_answers" ADD COLUMN "accepted" boolean;--> statement-breakpoint
ALTER TABLE "attempt_marks" ADD COLUMN "regraded_to" integer;--> statement-breakpoint
ALTER TABLE "attempt_marks" ADD COLUMN "regrade_rule" text;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "score_before_regrade" double precision;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "regraded_at" timestamp (3) with time zone;