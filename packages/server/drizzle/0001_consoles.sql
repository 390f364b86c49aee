CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text,
	"target_name" text NOT NULL,
	"detail" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"sign_up_open" boolean DEFAULT true NOT NULL,
	"support_email" text,
	"notice" text
);
--> statement-breakpoint
CREATE TABLE "course_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"kind" text NOT NULL,
	"by_id" text,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"problem" text,
	"report" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_drafts" (
	"lesson_id" text NOT NULL,
	"language" text NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"markdown" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_drafts_lesson_id_language_user_id_pk" PRIMARY KEY("lesson_id","language","user_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text,
	"text" text NOT NULL,
	"page" text,
	"technology" text,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tickets_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "hub_courses" (
	"hub_id" text NOT NULL,
	"course_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hub_courses_hub_id_course_id_pk" PRIMARY KEY("hub_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "hub_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"hub_id" text NOT NULL,
	"hash" text NOT NULL,
	"label" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"max_uses" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"created_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hub_invitations_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "hub_members" (
	"hub_id" text NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hub_members_hub_id_user_id_pk" PRIMARY KEY("hub_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "hub_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"hub_id" text NOT NULL,
	"user_id" text NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_blocks" (
	"user_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_reports_once" UNIQUE("message_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "admin_notification_reads" (
	"notification_id" text NOT NULL,
	"user_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "admin_notification_reads_user_id_notification_id_pk" PRIMARY KEY("user_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "admin_notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "message_participants_user_id";--> statement-breakpoint
DROP INDEX "courses_listed";--> statement-breakpoint
DROP INDEX "courses_category";--> statement-breakpoint
DROP INDEX "courses_owner";--> statement-breakpoint
DROP INDEX "enrolments_listed";--> statement-breakpoint
DROP INDEX "enrolments_course";--> statement-breakpoint
DROP INDEX "messages_thread_id";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "description_markdown" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "unit_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "learner_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lesson_texts" ADD COLUMN "markdown" text;--> statement-breakpoint
ALTER TABLE "lesson_texts" ADD COLUMN "missing_alt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_texts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_texts" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_videos" ADD COLUMN "transcript" text;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "state" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "teacher_id" text;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "last_studied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "added_by" text;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', left(body, 100000))) STORED;--> statement-breakpoint
ALTER TABLE "message_participants" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_participants" ADD COLUMN "last_message_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "message_participants" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message_threads" ADD COLUMN "kind" text DEFAULT 'conversation' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_threads" ADD COLUMN "course_id" text;--> statement-breakpoint
ALTER TABLE "message_threads" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "hubs" ADD COLUMN "summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hubs" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hubs" ADD COLUMN "accepts_requests" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "hubs" ADD COLUMN "member_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hubs" ADD COLUMN "course_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hubs" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', summary), 'B')) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', first_name || ' ' || last_name || ' ' || translate(email, '@.', '  '))) STORED;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_drafts" ADD CONSTRAINT "lesson_drafts_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_drafts" ADD CONSTRAINT "lesson_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_answers" ADD CONSTRAINT "ticket_answers_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_answers" ADD CONSTRAINT "ticket_answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_courses" ADD CONSTRAINT "hub_courses_hub_id_hubs_id_fk" FOREIGN KEY ("hub_id") REFERENCES "public"."hubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_courses" ADD CONSTRAINT "hub_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_invitations" ADD CONSTRAINT "hub_invitations_hub_id_hubs_id_fk" FOREIGN KEY ("hub_id") REFERENCES "public"."hubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_invitations" ADD CONSTRAINT "hub_invitations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_members" ADD CONSTRAINT "hub_members_hub_id_hubs_id_fk" FOREIGN KEY ("hub_id") REFERENCES "public"."hubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_members" ADD CONSTRAINT "hub_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_requests" ADD CONSTRAINT "hub_requests_hub_id_hubs_id_fk" FOREIGN KEY ("hub_id") REFERENCES "public"."hubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_requests" ADD CONSTRAINT "hub_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_requests" ADD CONSTRAINT "hub_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_notification_reads" ADD CONSTRAINT "admin_notification_reads_notification_id_admin_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."admin_notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_notification_reads" ADD CONSTRAINT "admin_notification_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_all" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("target_kind","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "course_reviews_course" ON "course_reviews" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "import_jobs_user" ON "import_jobs" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ticket_answers_ticket" ON "ticket_answers" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "tickets_all" ON "tickets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_state" ON "tickets" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_kind" ON "tickets" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "hub_courses_course" ON "hub_courses" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "hub_invitations_listed" ON "hub_invitations" USING btree ("hub_id","created_at","id");--> statement-breakpoint
CREATE INDEX "hub_members_listed" ON "hub_members" USING btree ("hub_id","joined_at","user_id");--> statement-breakpoint
CREATE INDEX "hub_members_user" ON "hub_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hub_requests_open" ON "hub_requests" USING btree ("hub_id","user_id") WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX "hub_requests_listed" ON "hub_requests" USING btree ("hub_id","created_at","id");--> statement-breakpoint
CREATE INDEX "hub_requests_state" ON "hub_requests" USING btree ("hub_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "hub_requests_user" ON "hub_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "message_blocks_blocked" ON "message_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "message_reports_all" ON "message_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "message_reports_state" ON "message_reports" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "admin_notifications_all" ON "admin_notifications" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_by_title" ON "courses" USING btree ("state",lower(title),"id");--> statement-breakpoint
CREATE INDEX "courses_by_price" ON "courses" USING btree ("state","price","id");--> statement-breakpoint
CREATE INDEX "courses_all" ON "courses" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "courses_in_review" ON "courses" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_teacher" ON "enrolments" USING btree ("teacher_id","created_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_quiet" ON "enrolments" USING btree ("teacher_id","state","last_studied_at");--> statement-breakpoint
CREATE INDEX "enrolments_all" ON "enrolments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_state" ON "enrolments" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "message_participants_unread" ON "message_participants" USING btree ("user_id","unread");--> statement-breakpoint
CREATE INDEX "message_participants_listed" ON "message_participants" USING btree ("user_id","archived","last_message_at","thread_id");--> statement-breakpoint
CREATE INDEX "hubs_by_name" ON "hubs" USING btree (lower(name),"id");--> statement-breakpoint
CREATE INDEX "hubs_all" ON "hubs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "hubs_search" ON "hubs" USING gin ("search");--> statement-breakpoint
CREATE INDEX "users_all" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_status" ON "users" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search");--> statement-breakpoint
CREATE INDEX "courses_listed" ON "courses" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "courses_category" ON "courses" USING btree ("category_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "courses_owner" ON "courses" USING btree ("owner_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_listed" ON "enrolments" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "enrolments_course" ON "enrolments" USING btree ("course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_thread_id" ON "messages" USING btree ("thread_id","created_at","id");--> statement-breakpoint
UPDATE "courses" c SET
  "unit_count" = (SELECT count(*) FROM "units" u WHERE u.course_id = c.id),
  "price" = coalesce(c.price_whole, (SELECT sum(u.price) FROM "units" u WHERE u.course_id = c.id), 0),
  "learner_count" = (SELECT count(*) FROM "enrolments" e WHERE e.course_id = c.id);--> statement-breakpoint
UPDATE "enrolments" e SET
  "teacher_id" = (SELECT c.owner_id FROM "courses" c WHERE c.id = e.course_id),
  "last_studied_at" = (SELECT max(p.last_opened_at) FROM "lesson_progress" p
    JOIN "lessons" l ON l.id = p.lesson_id JOIN "units" u ON u.id = l.unit_id
    WHERE p.user_id = e.user_id AND u.course_id = e.course_id);
