CREATE TABLE "learner_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"user_id" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learner_reviews_once" UNIQUE("course_id","user_id"),
	CONSTRAINT "learner_reviews_stars" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"stars" integer NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_reports_once" UNIQUE("review_id","reporter_id")
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "outcomes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "audience" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "lesson_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "weight_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "lowest_price" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "stars_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "headline" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "bio" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "learner_reviews" ADD CONSTRAINT "learner_reviews_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_reviews" ADD CONSTRAINT "learner_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_learner_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."learner_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learner_reviews_listed" ON "learner_reviews" USING btree ("course_id","created_at","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "learner_reviews_user" ON "learner_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_reports_reporter" ON "review_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "review_reports_all" ON "review_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "review_reports_state" ON "review_reports" USING btree ("state","created_at","id");--> statement-breakpoint
UPDATE "courses" c SET
	"lesson_count" = t.lessons, "minutes" = t.minutes, "weight_bytes" = t.bytes,
	"lowest_price" = CASE WHEN t.price > 0 AND c.price_whole IS DISTINCT FROM 0 THEN least(c.price_whole, t.lowest) END
FROM (
	SELECT u.course_id, sum(u.price) AS price, min(u.price) FILTER (WHERE u.price > 0) AS lowest,
		sum(l.lessons) AS lessons, sum(l.minutes) AS minutes, sum(l.bytes) AS bytes
	FROM "units" u, LATERAL (
		SELECT count(*) AS lessons, coalesce(sum(minutes), 0) AS minutes, coalesce(sum(weight_bytes), 0) AS bytes
		FROM "lessons" WHERE unit_id = u.id
	) l GROUP BY u.course_id
) t WHERE t.course_id = c.id;
