CREATE TABLE "activity_states" (
	"user_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'none' NOT NULL,
	"score" real,
	"earlier_seconds" integer DEFAULT 0 NOT NULL,
	"attempt_seconds" integer DEFAULT 0 NOT NULL,
	"session_seconds" integer DEFAULT 0 NOT NULL,
	"session" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"over" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "activity_states_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_activities" (
	"lesson_id" text PRIMARY KEY NOT NULL,
	"package_id" text NOT NULL,
	"title" text NOT NULL,
	"tracked" boolean NOT NULL,
	"launch" text NOT NULL,
	"weight_bytes" bigint NOT NULL,
	"mastery_score" real,
	"scaled_passing_score" real,
	"completion_threshold" real,
	"launch_data" text,
	"max_time" text,
	"time_limit_action" text,
	"completes_by_ending" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_files" (
	"package_id" text NOT NULL,
	"path" text NOT NULL,
	"file" text NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "package_files_package_id_path_pk" PRIMARY KEY("package_id","path")
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"format" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "packages_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "activity_states" ADD CONSTRAINT "activity_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_states" ADD CONSTRAINT "activity_states_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_activities" ADD CONSTRAINT "lesson_activities_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_activities" ADD CONSTRAINT "lesson_activities_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_files" ADD CONSTRAINT "package_files_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_states_lesson" ON "activity_states" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_activities_package" ON "lesson_activities" USING btree ("package_id");