CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"leased_by" text,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_kind_subject_unique" UNIQUE("kind","subject"),
	CONSTRAINT "jobs_state_check" CHECK ("jobs"."state" in ('waiting', 'running', 'dead'))
);
--> statement-breakpoint
CREATE INDEX "jobs_due_index" ON "jobs" USING btree ("due_at") WHERE state <> 'dead';