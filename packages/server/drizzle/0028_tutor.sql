CREATE TABLE "tutor_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"note" text,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"course_ids" text[] DEFAULT '{}' NOT NULL,
	"rating" text,
	"charged_on" date,
	"reserved" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tutor_answers_place" UNIQUE("conversation_id","position")
);
--> statement-breakpoint
CREATE TABLE "tutor_consents" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"accepted" boolean NOT NULL,
	"age" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutor_conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"course_id" text,
	"lesson_id" text,
	"ticket" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutor_flags" (
	"conversation_id" text PRIMARY KEY NOT NULL,
	"reasons" text[] NOT NULL,
	"state" text NOT NULL,
	"flagged_at" timestamp (3) with time zone NOT NULL,
	"reviewed_by" text,
	"reviewed_at" timestamp (3) with time zone,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "tutor_person_days" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"questions" integer NOT NULL,
	CONSTRAINT "tutor_person_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "tutor_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"questions_per_day" integer NOT NULL,
	"tokens_per_day" integer NOT NULL,
	"retention_days" integer NOT NULL,
	"hints_first" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutor_site_days" (
	"day" date PRIMARY KEY NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"nothing" integer DEFAULT 0 NOT NULL,
	"tokens_in" integer DEFAULT 0 NOT NULL,
	"tokens_out" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_hours" ALTER COLUMN "time_zone" SET DEFAULT 'Africa/Nairobi';--> statement-breakpoint
ALTER TABLE "tutor_answers" ADD CONSTRAINT "tutor_answers_conversation_id_tutor_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."tutor_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_consents" ADD CONSTRAINT "tutor_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_conversations" ADD CONSTRAINT "tutor_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_conversations" ADD CONSTRAINT "tutor_conversations_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_conversations" ADD CONSTRAINT "tutor_conversations_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_flags" ADD CONSTRAINT "tutor_flags_conversation_id_tutor_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."tutor_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_flags" ADD CONSTRAINT "tutor_flags_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_person_days" ADD CONSTRAINT "tutor_person_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tutor_answers_writing" ON "tutor_answers" USING btree ("created_at") WHERE state = 'writing' or reserved > 0;--> statement-breakpoint
CREATE INDEX "tutor_answers_rated" ON "tutor_answers" USING btree ("rating") WHERE rating is not null;--> statement-breakpoint
CREATE INDEX "tutor_consents_user" ON "tutor_consents" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "tutor_conversations_listed" ON "tutor_conversations" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "tutor_conversations_old" ON "tutor_conversations" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "tutor_flags_all" ON "tutor_flags" USING btree ("flagged_at","conversation_id");--> statement-breakpoint
CREATE INDEX "tutor_flags_state" ON "tutor_flags" USING btree ("state","flagged_at","conversation_id");--> statement-breakpoint
CREATE INDEX "tutor_person_days_old" ON "tutor_person_days" USING btree ("day");