CREATE TABLE "lti_flows" (
	"hash" text PRIMARY KEY NOT NULL,
	"browser" text NOT NULL,
	"platform_id" text NOT NULL,
	"frame" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"confirmed" jsonb,
	"chosen" jsonb
);
--> statement-breakpoint
CREATE TABLE "lti_keys" (
	"thumbprint" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"sealed" text NOT NULL,
	"signs_from" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_launches" (
	"id" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"user_id" text NOT NULL,
	"subject" text NOT NULL,
	"launched_at" timestamp (3) with time zone NOT NULL,
	"sent" text,
	"sent_at" timestamp (3) with time zone,
	"problem" text,
	"problem_at" timestamp (3) with time zone,
	CONSTRAINT "lti_launches_person" UNIQUE("link_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lti_links" (
	"id" text PRIMARY KEY NOT NULL,
	"platform_id" text NOT NULL,
	"deployment_id" text NOT NULL,
	"resource_link_id" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"line_item" text,
	"line_items" text,
	"scopes" text[] NOT NULL,
	CONSTRAINT "lti_links_place" UNIQUE("platform_id","deployment_id","resource_link_id")
);
--> statement-breakpoint
CREATE TABLE "lti_platforms" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"deployment_ids" text[] NOT NULL,
	"auth_address" text NOT NULL,
	"token_address" text NOT NULL,
	"token_audience" text DEFAULT '' NOT NULL,
	"keys_address" text NOT NULL,
	"service_hosts" text[] DEFAULT '{}' NOT NULL,
	"hub_id" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_launch_at" timestamp (3) with time zone,
	"problem" text,
	"problem_at" timestamp (3) with time zone,
	CONSTRAINT "lti_platforms_client" UNIQUE("issuer","client_id")
);
--> statement-breakpoint
ALTER TABLE "user_identities" ADD COLUMN "provider_name" text;--> statement-breakpoint
ALTER TABLE "lti_flows" ADD CONSTRAINT "lti_flows_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_link_id_lti_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."lti_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_platforms" ADD CONSTRAINT "lti_platforms_hub_id_hubs_id_fk" FOREIGN KEY ("hub_id") REFERENCES "public"."hubs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_flows_expires_at" ON "lti_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lti_flows_platform" ON "lti_flows" USING btree ("platform_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_flows_frame" ON "lti_flows" USING btree ("frame");--> statement-breakpoint
CREATE INDEX "lti_launches_user" ON "lti_launches" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lti_platforms_all" ON "lti_platforms" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lti_platforms_hub" ON "lti_platforms" USING btree ("hub_id");