CREATE TABLE "kept_choices" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"course_id" text NOT NULL,
	"whole" boolean NOT NULL,
	"unit_ids" text[] NOT NULL,
	"user_id" text,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_choices_hash" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "kept_choices" ADD CONSTRAINT "kept_choices_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_choices" ADD CONSTRAINT "kept_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_choices_user" ON "kept_choices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "kept_choices_course" ON "kept_choices" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "kept_choices_expires_at" ON "kept_choices" USING btree ("expires_at");