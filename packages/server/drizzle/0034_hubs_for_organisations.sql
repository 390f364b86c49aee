CREATE TABLE "hub_assignment_cohorts" (
	"assignment_id" text NOT NULL,
	"cohort_id" text NOT NULL,
	CONSTRAINT "hub_assignment_cohorts_assignment_id_cohort_id_pk" PRIMARY KEY("assignment_id","cohort_id")
);
--> statement-breakpoint
CREATE TABLE "hub_assignment_members" (
	"assignment_id" text NOT NULL,
	"hub_id" text NOT NULL,
	"user_id" text NOT NULL,
	"sort_name" text NOT NULL,
	"access" text DEFAULT 'pending' NOT NULL,
	"assigned_on" text NOT NULL,
	"due_on" text,
	"due_at" timestamp (3) with time zone,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"fraction" double precision DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone,
	"active_at" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00Z' NOT NULL,
	"looked_up_at" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00Z' NOT NULL,
	"lessons" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hub_assignment_members_assignment_id_user_id_pk" PRIMARY KEY("assignment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "hub_assignments" (
	"id" text PRIMARY KEY NOT NULL,
	"hub_id" text NOT NULL,
	"course_id" text NOT NULL,
	"everyone" boolean NOT NULL,
	"former_cohorts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"starts_on" text,
	"due_on" text,
	"due_days" integer,
	"note" text NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"created_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_cohort_members" (
	"cohort_id" text NOT NULL,
	"hub_id" text NOT NULL,
	"user_id" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hub_cohort_members_cohort_id_user_id_pk" PRIMARY KEY("cohort_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "hub_cohorts" (
	"id" text PRIMARY KEY NOT NULL,
	"hub_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_invitation_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"hub_id" text NOT NULL,
	"created_by" text,
	"file_name" text NOT NULL,
	"encoding" text NOT NULL,
	"separator" text NOT NULL,
	"ignored_columns" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_invitation_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"check_id" text NOT NULL,
	"line" integer NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"cohorts" jsonb NOT NULL,
	"new_cohorts" jsonb NOT NULL,
	"state" text NOT NULL,
	"duplicate_of" integer,
	"changed_to" text
);
--> statement-breakpoint
CREATE TABLE "hub_personal_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"hub_id" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"cohort_ids" jsonb NOT NULL,
	"check_id" text,
	"hash" text NOT NULL,
	"resends" integer DEFAULT 0 NOT NULL,
	"mail_due_at" timestamp (3) with time zone,
	"mail_failures" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" text,
	"withdrawn_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', first_name || ' ' || last_name || ' ' || translate(email, '@.', '  '))) STORED,
	CONSTRAINT "hub_personal_invitations_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "hub_announcement_mails" (
	"thread_id" text NOT NULL,
	"user_id" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hub_announcement_mails_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "hub_announcements" (
	"thread_id" text PRIMARY KEY NOT NULL,
	"hub_id" text NOT NULL,
	"everyone" boolean NOT NULL,
	"cohort_ids" jsonb NOT NULL,
	"cohort_names" jsonb NOT NULL,
	"mail" boolean NOT NULL,
	"recipients" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_threads" ADD COLUMN "hub_id" text;--> statement-breakpoint
ALTER TABLE "hubs" ADD COLUMN "time_zone" text DEFAULT 'Africa/Nairobi' NOT NULL;--> statement-breakpoint
ALTER TABLE "hubs" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "hubs" ADD COLUMN "banner" text;--> statement-breakpoint
ALTER TABLE "hubs" ADD COLUMN "banner_source" text;--> statement-breakpoint
ALTER TABLE "hubs" ADD COLUMN "banner_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hubs" ADD COLUMN "banner_position" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_assignment_cohorts" ADD CONSTRAINT "hub_assignment_cohorts_assignment_id_hub_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."hub_assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_assignment_cohorts" ADD CONSTRAINT "hub_assignment_cohorts_cohort_id_hub_cohorts_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."hub_cohorts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_assignment_members" ADD CONSTRAINT "hub_assignment_members_assignment_id_hub_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."hub_assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_assignment_members" ADD CONSTRAINT "hub_assignment_members_member" FOREIGN KEY ("hub_id","user_id") REFERENCES "public"."hub_members"("hub_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_assignments" ADD CONSTRAINT "hub_assignments_hub_id_hubs_id_fk" FOREIGN KEY ("hub_id") REFERENCES "public"."hubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_assignments" ADD CONSTRAINT "hub_assignments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_assignments" ADD CONSTRAINT "hub_assignments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_cohort_members" ADD CONSTRAINT "hub_cohort_members_cohort_id_hub_cohorts_id_fk" FOREIGN KEY ("cohort_id") REFERENCES "public"."hub_cohorts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_cohort_members" ADD CONSTRAINT "hub_cohort_members_member" FOREIGN KEY ("hub_id","user_id") REFERENCES "public"."hub_members"("hub_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_cohorts" ADD CONSTRAINT "hub_cohorts_hub_id_hubs_id_fk" FOREIGN KEY ("hub_id") REFERENCES "public"."hubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_invitation_checks" ADD CONSTRAINT "hub_invitation_checks_hub_id_hubs_id_fk" FOREIGN KEY ("hub_id") REFERENCES "public"."hubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_invitation_checks" ADD CONSTRAINT "hub_invitation_checks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_invitation_lines" ADD CONSTRAINT "hub_invitation_lines_check_id_hub_invitation_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."hub_invitation_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_personal_invitations" ADD CONSTRAINT "hub_personal_invitations_hub_id_hubs_id_fk" FOREIGN KEY ("hub_id") REFERENCES "public"."hubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_personal_invitations" ADD CONSTRAINT "hub_personal_invitations_check_id_hub_invitation_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."hub_invitation_checks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_personal_invitations" ADD CONSTRAINT "hub_personal_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_personal_invitations" ADD CONSTRAINT "hub_personal_invitations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_announcement_mails" ADD CONSTRAINT "hub_announcement_mails_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_announcement_mails" ADD CONSTRAINT "hub_announcement_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_announcements" ADD CONSTRAINT "hub_announcements_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_announcements" ADD CONSTRAINT "hub_announcements_hub_id_hubs_id_fk" FOREIGN KEY ("hub_id") REFERENCES "public"."hubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_assignment_cohorts_cohort" ON "hub_assignment_cohorts" USING btree ("cohort_id");--> statement-breakpoint
CREATE INDEX "hub_assignment_members_name" ON "hub_assignment_members" USING btree ("assignment_id","sort_name","user_id");--> statement-breakpoint
CREATE INDEX "hub_assignment_members_progress" ON "hub_assignment_members" USING btree ("assignment_id","fraction","user_id");--> statement-breakpoint
CREATE INDEX "hub_assignment_members_active" ON "hub_assignment_members" USING btree ("assignment_id","active_at","user_id");--> statement-breakpoint
CREATE INDEX "hub_assignment_members_user" ON "hub_assignment_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hub_assignment_members_hub" ON "hub_assignment_members" USING btree ("hub_id","user_id");--> statement-breakpoint
CREATE INDEX "hub_assignment_members_pending" ON "hub_assignment_members" USING btree ("assignment_id") WHERE access = 'pending';--> statement-breakpoint
CREATE INDEX "hub_assignment_members_due" ON "hub_assignment_members" USING btree ("due_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "hub_assignments_listed" ON "hub_assignments" USING btree ("hub_id","created_at","id");--> statement-breakpoint
CREATE INDEX "hub_assignments_course" ON "hub_assignments" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "hub_cohort_members_user" ON "hub_cohort_members" USING btree ("hub_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hub_cohorts_name" ON "hub_cohorts" USING btree ("hub_id",lower("name"));--> statement-breakpoint
CREATE INDEX "hub_invitation_checks_listed" ON "hub_invitation_checks" USING btree ("hub_id","created_at","id");--> statement-breakpoint
CREATE INDEX "hub_invitation_checks_expiry" ON "hub_invitation_checks" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "hub_invitation_lines_listed" ON "hub_invitation_lines" USING btree ("check_id","line","id");--> statement-breakpoint
CREATE INDEX "hub_invitation_lines_state" ON "hub_invitation_lines" USING btree ("check_id","state","line","id");--> statement-breakpoint
CREATE UNIQUE INDEX "hub_personal_invitations_open" ON "hub_personal_invitations" USING btree ("hub_id","email") WHERE accepted_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "hub_personal_invitations_listed" ON "hub_personal_invitations" USING btree ("hub_id","created_at","id");--> statement-breakpoint
CREATE INDEX "hub_personal_invitations_mail" ON "hub_personal_invitations" USING btree ("mail_due_at") WHERE mail_due_at is not null;--> statement-breakpoint
CREATE INDEX "hub_personal_invitations_check" ON "hub_personal_invitations" USING btree ("check_id");--> statement-breakpoint
CREATE INDEX "hub_personal_invitations_search" ON "hub_personal_invitations" USING gin ("search");--> statement-breakpoint
CREATE INDEX "hub_announcement_mails_due" ON "hub_announcement_mails" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "hub_announcement_mails_user" ON "hub_announcement_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hub_announcements_listed" ON "hub_announcements" USING btree ("hub_id","created_at","thread_id");--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_hub_id_hubs_id_fk" FOREIGN KEY ("hub_id") REFERENCES "public"."hubs"("id") ON DELETE set null ON UPDATE no action;