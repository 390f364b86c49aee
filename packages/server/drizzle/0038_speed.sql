ALTER TABLE "message_threads" ADD COLUMN "expected" integer;--> statement-breakpoint
ALTER TABLE "message_threads" ADD COLUMN "delivered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message_threads" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "courses_title_words" ON "courses" USING gin (to_tsvector('english', "title"));