CREATE TABLE "media" (
	"name" text PRIMARY KEY NOT NULL,
	"width" integer,
	"height" integer,
	"small" text,
	"title" text
);
--> statement-breakpoint
ALTER TABLE "lesson_drafts" ADD COLUMN "source_format" text DEFAULT 'markdown' NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_texts" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "lesson_texts" ADD COLUMN "source_format" text DEFAULT 'markdown' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_name_files_name_fk" FOREIGN KEY ("name") REFERENCES "public"."files"("name") ON DELETE cascade ON UPDATE no action;