DROP INDEX "enrolment_units_unit";--> statement-breakpoint
CREATE INDEX "enrolment_units_unit" ON "enrolment_units" USING btree ("unit_id","enrolment_id");