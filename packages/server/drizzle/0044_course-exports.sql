CREATE TABLE "course_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"user_id" text NOT NULL,
	"format" text NOT NULL,
	"content" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"stored" text,
	"file_name" text,
	"bytes" bigint,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_exports_stored" UNIQUE("stored")
);
--> statement-breakpoint
CREATE TABLE "import_replaced" (
	"import_id" text NOT NULL,
	"step" integer NOT NULL,
	"table_name" text NOT NULL,
	"kind" text NOT NULL,
	"row" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_conversions" (
	"source" text NOT NULL,
	"recipe" text NOT NULL,
	"file" text NOT NULL,
	"remarks" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "picture_conversions_source_recipe_pk" PRIMARY KEY("source","recipe")
);
--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "course_id" text;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "prepared" text;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "revision" text;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "wrote" text;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "applied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "course_exports" ADD CONSTRAINT "course_exports_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_exports" ADD CONSTRAINT "course_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_replaced" ADD CONSTRAINT "import_replaced_import_id_import_jobs_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."import_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_conversions" ADD CONSTRAINT "picture_conversions_file_files_name_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_exports_user" ON "course_exports" USING btree ("user_id","course_id","created_at");--> statement-breakpoint
CREATE INDEX "course_exports_course" ON "course_exports" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "import_replaced_import" ON "import_replaced" USING btree ("import_id","step");--> statement-breakpoint
CREATE INDEX "picture_conversions_file" ON "picture_conversions" USING btree ("file");--> statement-breakpoint
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_jobs_course" ON "import_jobs" USING btree ("course_id","applied_at");--> statement-breakpoint
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_prepared" UNIQUE("prepared");