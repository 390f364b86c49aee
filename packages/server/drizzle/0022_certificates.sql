CREATE TABLE "certificate_templates" (
	"course_id" text PRIMARY KEY NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"signatory" text DEFAULT '' NOT NULL,
	"signatory_title" text DEFAULT '' NOT NULL,
	"signature" text,
	"validity_months" integer,
	CONSTRAINT "certificate_templates_validity" CHECK (validity_months between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"course_id" text,
	"name" text NOT NULL,
	"course_title" text NOT NULL,
	"signatory" text NOT NULL,
	"signatory_title" text NOT NULL,
	"signature" text,
	"lesson_count" integer NOT NULL,
	"outcomes" text[] DEFAULT '{}' NOT NULL,
	"quiz_count" integer DEFAULT 0 NOT NULL,
	"results" jsonb NOT NULL,
	"state" text DEFAULT 'valid' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"superseded_by" text,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"status_list" integer NOT NULL,
	"status_index" integer NOT NULL,
	"credential" text NOT NULL,
	CONSTRAINT "certificates_status" UNIQUE("status_list","status_index")
);
--> statement-breakpoint
CREATE TABLE "certificate_signatures" (
	"hash" text PRIMARY KEY NOT NULL,
	"png" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_keys" (
	"thumbprint" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificate_templates" ADD CONSTRAINT "certificate_templates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_templates" ADD CONSTRAINT "certificate_templates_signature_certificate_signatures_hash_fk" FOREIGN KEY ("signature") REFERENCES "public"."certificate_signatures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_signature_certificate_signatures_hash_fk" FOREIGN KEY ("signature") REFERENCES "public"."certificate_signatures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_one" ON "certificates" USING btree ("user_id","course_id") WHERE state = 'valid';--> statement-breakpoint
CREATE INDEX "certificates_ended" ON "certificates" USING btree ("status_list","status_index") WHERE state <> 'valid';--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("user_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "certificates_course" ON "certificates" USING btree ("course_id","user_id");--> statement-breakpoint
CREATE INDEX "certificates_all" ON "certificates" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "certificates_state" ON "certificates" USING btree ("state","issued_at","id");--> statement-breakpoint
CREATE INDEX "certificates_search" ON "certificates" USING gin (to_tsvector('simple', name || ' ' || course_title));--> statement-breakpoint
INSERT INTO "jobs" ("id", "kind", "key", "payload", "run_at")
	SELECT gen_random_uuid()::text, 'course-completion', e."user_id" || ':' || e."course_id" || ':update',
		jsonb_build_object('userId', e."user_id", 'courseId', e."course_id"), now()
	FROM "enrolments" e
	WHERE e."state" = 'active'
		AND EXISTS (SELECT 1 FROM "units" u JOIN "lessons" l ON l."unit_id" = u."id" WHERE u."course_id" = e."course_id")
		AND NOT EXISTS (SELECT 1 FROM "units" u JOIN "lessons" l ON l."unit_id" = u."id"
			LEFT JOIN "lesson_progress" p ON p."lesson_id" = l."id" AND p."user_id" = e."user_id"
			WHERE u."course_id" = e."course_id" AND p."done_at" IS NULL);
