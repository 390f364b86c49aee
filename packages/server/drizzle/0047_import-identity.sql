ALTER TABLE "courses" DROP CONSTRAINT "courses_source_key_unique";--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "replaces" jsonb;--> statement-breakpoint
CREATE INDEX "courses_source" ON "courses" USING btree ("source_key");