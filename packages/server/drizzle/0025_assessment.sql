CREATE TABLE "author_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"email" text NOT NULL,
	"hash" text NOT NULL,
	"invited_by" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "author_invitations_hash_unique" UNIQUE("hash"),
	CONSTRAINT "author_invitations_once" UNIQUE("course_id","email")
);
--> statement-breakpoint
CREATE TABLE "course_authors" (
	"course_id" text NOT NULL,
	"user_id" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_authors_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
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
CREATE TABLE "attempt_files" (
	"attempt_id" text NOT NULL,
	"id" text NOT NULL,
	"slot" text NOT NULL,
	"stored" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"late" boolean NOT NULL,
	CONSTRAINT "attempt_files_attempt_id_id_pk" PRIMARY KEY("attempt_id","id"),
	CONSTRAINT "attempt_files_stored" UNIQUE("stored")
);
--> statement-breakpoint
CREATE TABLE "bank_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"bank_id" text NOT NULL,
	"position" integer NOT NULL,
	"question_id" text NOT NULL,
	"question_version" integer NOT NULL,
	"points" double precision DEFAULT 1 NOT NULL,
	CONSTRAINT "bank_questions_once" UNIQUE("bank_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "question_banks" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz_slots" ALTER COLUMN "question_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_slots" ALTER COLUMN "question_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "requires_quizzes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD COLUMN "accepted" boolean;--> statement-breakpoint
ALTER TABLE "attempt_marks" ADD COLUMN "regraded_to" integer;--> statement-breakpoint
ALTER TABLE "attempt_marks" ADD COLUMN "regrade_rule" text;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "score_before_regrade" double precision;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "regraded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quiz_slots" ADD COLUMN "bank_id" text;--> statement-breakpoint
ALTER TABLE "quiz_slots" ADD COLUMN "tag" text;--> statement-breakpoint
ALTER TABLE "quiz_slots" ADD COLUMN "draw_count" integer;--> statement-breakpoint
ALTER TABLE "author_invitations" ADD CONSTRAINT "author_invitations_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_invitations" ADD CONSTRAINT "author_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_authors" ADD CONSTRAINT "course_authors_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_authors" ADD CONSTRAINT "course_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_versions" ADD CONSTRAINT "lesson_versions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_versions" ADD CONSTRAINT "lesson_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_files" ADD CONSTRAINT "attempt_files_attempt_id_quiz_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_questions" ADD CONSTRAINT "bank_questions_bank_id_question_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."question_banks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_questions" ADD CONSTRAINT "bank_questions_question" FOREIGN KEY ("question_id","question_version") REFERENCES "public"."question_versions"("question_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_banks" ADD CONSTRAINT "question_banks_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_authors_user" ON "course_authors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lesson_versions_listed" ON "lesson_versions" USING btree ("lesson_id","language","saved_at","id");--> statement-breakpoint
CREATE INDEX "bank_questions_bank" ON "bank_questions" USING btree ("bank_id","position","id");--> statement-breakpoint
CREATE INDEX "question_banks_course" ON "question_banks" USING btree ("course_id","created_at");--> statement-breakpoint
ALTER TABLE "quiz_slots" ADD CONSTRAINT "quiz_slots_bank_id_question_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."question_banks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_slots_bank" ON "quiz_slots" USING btree ("bank_id");--> statement-breakpoint
ALTER TABLE "quiz_slots" ADD CONSTRAINT "quiz_slots_kind" CHECK (case when question_id is null
        then bank_id is not null and draw_count is not null and draw_count > 0 and question_version is null
        else bank_id is null and draw_count is null and tag is null and question_version is not null end);