CREATE TABLE "weekly_goals" (
	"user_id" text PRIMARY KEY NOT NULL,
	"lessons" integer NOT NULL,
	CONSTRAINT "weekly_goals_lessons" CHECK ("weekly_goals"."lessons" between 1 and 50)
);
--> statement-breakpoint
ALTER TABLE "weekly_goals" ADD CONSTRAINT "weekly_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;