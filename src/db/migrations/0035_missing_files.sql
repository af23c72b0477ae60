CREATE TABLE "missing_files" (
	"bucket" text NOT NULL,
	"path" text NOT NULL,
	"noticed_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "missing_files_bucket_path_pk" PRIMARY KEY("bucket","path")
);
--> statement-breakpoint
CREATE INDEX "missing_files_looked_at" ON "missing_files" USING btree ("looked_at");