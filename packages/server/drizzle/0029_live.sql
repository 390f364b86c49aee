CREATE TABLE "live_attendance" (
	"id" text PRIMARY KEY NOT NULL,
	"class_id" text NOT NULL,
	"user_id" text NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL,
	"opened" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_captions" (
	"id" text PRIMARY KEY NOT NULL,
	"class_id" text NOT NULL,
	"text" text NOT NULL,
	"seq" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_classes" (
	"id" text PRIMARY KEY NOT NULL,
	"series_id" text,
	"series_place" integer,
	"series_count" integer,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"course_id" text,
	"hub_id" text,
	"host_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"starts_local" text NOT NULL,
	"time_zone" text NOT NULL,
	"minutes" integer NOT NULL,
	"capacity" integer,
	"link" text,
	"waiting_room" boolean NOT NULL,
	"recorded" boolean NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded_day_at" timestamp (3) with time zone,
	"reminded_soon_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"live_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"locked" boolean DEFAULT false NOT NULL,
	"recording_since" timestamp (3) with time zone,
	"slide_id" text,
	"event_seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_classes_times" CHECK (ends_at > starts_at),
	CONSTRAINT "live_classes_of" CHECK (course_id is null or hub_id is null)
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"class_id" text NOT NULL,
	"seq" integer NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_events_class_id_seq_pk" PRIMARY KEY("class_id","seq")
);
--> statement-breakpoint
CREATE TABLE "live_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"class_id" text NOT NULL,
	"seat_id" text NOT NULL,
	"text" text NOT NULL,
	"seq" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_publications" (
	"id" text PRIMARY KEY NOT NULL,
	"class_id" text NOT NULL,
	"seat_id" text NOT NULL,
	"source" text NOT NULL,
	"audio" boolean NOT NULL,
	"video" boolean NOT NULL,
	CONSTRAINT "live_publications_source" UNIQUE("seat_id","source")
);
--> statement-breakpoint
CREATE TABLE "live_recordings" (
	"id" text PRIMARY KEY NOT NULL,
	"class_id" text NOT NULL,
	"user_id" text,
	"source" text NOT NULL,
	"stored" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seconds" integer NOT NULL,
	"bytes" integer NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "live_recordings_stored_unique" UNIQUE("stored")
);
--> statement-breakpoint
CREATE TABLE "live_seats" (
	"id" text PRIMARY KEY NOT NULL,
	"class_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"device" text NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"hand_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_seats_person" UNIQUE("class_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_slides" (
	"id" text PRIMARY KEY NOT NULL,
	"class_id" text NOT NULL,
	"position" integer NOT NULL,
	"path" text NOT NULL,
	"small_path" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"alt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_attendance" ADD CONSTRAINT "live_attendance_class_id_live_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."live_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_attendance" ADD CONSTRAINT "live_attendance_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_captions" ADD CONSTRAINT "live_captions_class_id_live_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."live_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_classes" ADD CONSTRAINT "live_classes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_classes" ADD CONSTRAINT "live_classes_hub_id_hubs_id_fk" FOREIGN KEY ("hub_id") REFERENCES "public"."hubs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_classes" ADD CONSTRAINT "live_classes_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_class_id_live_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."live_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_messages" ADD CONSTRAINT "live_messages_class_id_live_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."live_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_messages" ADD CONSTRAINT "live_messages_seat_id_live_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."live_seats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_publications" ADD CONSTRAINT "live_publications_class_id_live_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."live_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_publications" ADD CONSTRAINT "live_publications_seat_id_live_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."live_seats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_recordings" ADD CONSTRAINT "live_recordings_class_id_live_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."live_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_recordings" ADD CONSTRAINT "live_recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_seats" ADD CONSTRAINT "live_seats_class_id_live_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."live_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_seats" ADD CONSTRAINT "live_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_slides" ADD CONSTRAINT "live_slides_class_id_live_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."live_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_attendance_class" ON "live_attendance" USING btree ("class_id","user_id","until_at");--> statement-breakpoint
CREATE INDEX "live_attendance_user" ON "live_attendance" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_captions_class" ON "live_captions" USING btree ("class_id","seq");--> statement-breakpoint
CREATE INDEX "live_classes_all" ON "live_classes" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "live_classes_host" ON "live_classes" USING btree ("host_id","starts_at");--> statement-breakpoint
CREATE INDEX "live_classes_course" ON "live_classes" USING btree ("course_id","starts_at");--> statement-breakpoint
CREATE INDEX "live_classes_hub" ON "live_classes" USING btree ("hub_id","starts_at");--> statement-breakpoint
CREATE INDEX "live_classes_series" ON "live_classes" USING btree ("series_id","series_place");--> statement-breakpoint
CREATE INDEX "live_classes_open" ON "live_classes" USING btree ("ends_at") WHERE ended_at is null and opened_at is not null;--> statement-breakpoint
CREATE INDEX "live_messages_class" ON "live_messages" USING btree ("class_id","seq");--> statement-breakpoint
CREATE INDEX "live_messages_seat" ON "live_messages" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "live_publications_class" ON "live_publications" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "live_recordings_class" ON "live_recordings" USING btree ("class_id","started_at");--> statement-breakpoint
CREATE INDEX "live_recordings_user" ON "live_recordings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_seats_user" ON "live_seats" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_seats_taken" ON "live_seats" USING btree ("last_seen_at") WHERE state in ('waiting', 'in');--> statement-breakpoint
CREATE INDEX "live_slides_class" ON "live_slides" USING btree ("class_id","position");