CREATE TABLE "accommodations" (
	"user_id" text PRIMARY KEY NOT NULL,
	"factor" double precision DEFAULT 1 NOT NULL,
	"untimed" boolean DEFAULT false NOT NULL,
	"extra_attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "accommodations_factor" CHECK (factor >= 1 and factor <= 3)
);
--> statement-breakpoint
CREATE TABLE "attempt_answers" (
	"attempt_id" text NOT NULL,
	"slot" text NOT NULL,
	"seq" integer NOT NULL,
	"answer" jsonb,
	"elapsed_ms" integer NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"late" boolean NOT NULL,
	CONSTRAINT "attempt_answers_attempt_id_slot_seq_pk" PRIMARY KEY("attempt_id","slot","seq")
);
--> statement-breakpoint
CREATE TABLE "attempt_marks" (
	"attempt_id" text NOT NULL,
	"slot" text NOT NULL,
	"fraction" double precision,
	"marked_by" text,
	"comment" text DEFAULT '' NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attempt_marks_attempt_id_slot_pk" PRIMARY KEY("attempt_id","slot")
);
--> statement-breakpoint
CREATE TABLE "question_keys" (
	"question_id" text NOT NULL,
	"version" integer NOT NULL,
	"key" jsonb NOT NULL,
	"feedback" jsonb NOT NULL,
	CONSTRAINT "question_keys_question_id_version_pk" PRIMARY KEY("question_id","version")
);
--> statement-breakpoint
CREATE TABLE "question_versions" (
	"question_id" text NOT NULL,
	"version" integer NOT NULL,
	"body" jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "question_versions_question_id_version_pk" PRIMARY KEY("question_id","version")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"quiz_id" text,
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"deadline_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"timed_out" boolean DEFAULT false NOT NULL,
	"snapshot" jsonb NOT NULL,
	"device" text NOT NULL,
	"score" double precision,
	"points" double precision NOT NULL,
	CONSTRAINT "quiz_attempts_number" UNIQUE("quiz_id","user_id","number")
);
--> statement-breakpoint
CREATE TABLE "quiz_overrides" (
	"quiz_id" text NOT NULL,
	"user_id" text NOT NULL,
	"opens_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	"time_limit_minutes" integer,
	"attempts" integer,
	CONSTRAINT "quiz_overrides_quiz_id_user_id_pk" PRIMARY KEY("quiz_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_slots" (
	"id" text PRIMARY KEY NOT NULL,
	"quiz_id" text NOT NULL,
	"position" integer NOT NULL,
	"question_id" text NOT NULL,
	"question_version" integer NOT NULL,
	"points" double precision DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quizzes" ALTER COLUMN "lesson_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "unit_id" text;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "position" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "source_path" text;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "settings" jsonb;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "opens_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "closes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quizzes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_attempt_id_quiz_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_marks" ADD CONSTRAINT "attempt_marks_attempt_id_quiz_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_marks" ADD CONSTRAINT "attempt_marks_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_keys" ADD CONSTRAINT "question_keys_version" FOREIGN KEY ("question_id","version") REFERENCES "public"."question_versions"("question_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_overrides" ADD CONSTRAINT "quiz_overrides_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_overrides" ADD CONSTRAINT "quiz_overrides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_slots" ADD CONSTRAINT "quiz_slots_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_slots" ADD CONSTRAINT "quiz_slots_question" FOREIGN KEY ("question_id","question_version") REFERENCES "public"."question_versions"("question_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_marks_waiting" ON "attempt_marks" USING btree ("attempt_id") WHERE fraction is null;--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempts_open" ON "quiz_attempts" USING btree ("quiz_id","user_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "quiz_attempts_user" ON "quiz_attempts" USING btree ("user_id","quiz_id");--> statement-breakpoint
CREATE INDEX "quiz_attempts_due" ON "quiz_attempts" USING btree ("deadline_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "quiz_slots_quiz" ON "quiz_slots" USING btree ("quiz_id","position");--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quizzes_unit" ON "quizzes" USING btree ("unit_id","position");--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_source" UNIQUE("unit_id","source_path");--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_place" CHECK ((lesson_id is null) = (kind = 'unit') and (unit_id is null) = (kind <> 'unit'));--> statement-breakpoint
-- A quiz before a lesson is practice; one after it counts.
UPDATE "quizzes" SET "settings" = jsonb_build_object(
	'intro', '', 'practice', "kind" = 'pre', 'required', "kind" <> 'pre', 'timeLimitMinutes', null, 'attempts', null,
	'delayMinutes', 0, 'grading', 'highest', 'shuffleQuestions', false, 'shuffleOptions', false, 'oneAtATime', true,
	'sequential', false, 'review', 'right-after', 'reviewShows', '["points", "feedback", "right-answers"]'::jsonb,
	'passShare', case when "kind" = 'pre' then null else 0.6 end, 'accessCode', null);--> statement-breakpoint
ALTER TABLE "quizzes" ALTER COLUMN "settings" SET NOT NULL;
