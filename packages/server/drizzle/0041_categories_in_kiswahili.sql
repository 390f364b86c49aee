ALTER TABLE "categories" ADD COLUMN "name_sw" text;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_name_sw_unique" UNIQUE("name_sw");