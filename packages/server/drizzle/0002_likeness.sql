CREATE INDEX "courses_title_likeness" ON "courses" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "courses_summary_likeness" ON "courses" USING gin ("summary" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lesson_texts_title_likeness" ON "lesson_texts" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "units_search" ON "units" USING gin (to_tsvector('english', title || ' ' || summary));