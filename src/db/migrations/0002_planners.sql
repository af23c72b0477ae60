-- Text as people compare it, the twin of domain/fold-text.ts. Our own functions instead of the extensions
-- unaccent (not immutable) and pg_trgm (no help for one or two letters): nothing to install anywhere.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN trim(regexp_replace(lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036F]', '', 'g')), '\s+', ' ', 'g'));
--> statement-breakpoint
-- The folded elements, a line each.
CREATE FUNCTION fold_list(elements text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT coalesce(string_agg(fold_text(element), E'\n' ORDER BY place), '')
  FROM unnest(elements) WITH ORDINALITY AS listed (element, place));
--> statement-breakpoint
-- Every run of `size` characters, marked with the list it comes from.
CREATE FUNCTION grams(marker text, folded text, size integer) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN ARRAY(SELECT DISTINCT marker || substr(folded, start, size)
  FROM generate_series(1, length(folded) - size + 1) AS start);
--> statement-breakpoint
-- The keys a planner is found by: runs of one to three characters of the zones (z) and the styles (s).
CREATE FUNCTION directory_grams(zones_folded text, styles_folded text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN grams('z', zones_folded, 1) || grams('z', zones_folded, 2) || grams('z', zones_folded, 3)
  || grams('s', styles_folded, 1) || grams('s', styles_folded, 2) || grams('s', styles_folded, 3);
--> statement-breakpoint
CREATE TABLE "planner_directory" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"zones" text[] DEFAULT '{}' NOT NULL,
	"styles" text[] DEFAULT '{}' NOT NULL,
	"services" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"price_from" numeric(9, 2),
	"listed" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"zones_folded" text GENERATED ALWAYS AS (fold_list(zones)) STORED NOT NULL,
	"styles_folded" text GENERATED ALWAYS AS (fold_list(styles)) STORED NOT NULL,
	CONSTRAINT "planner_directory_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "planner_portfolio" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"image_path" text NOT NULL,
	"caption" text,
	"order_index" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "planner_portfolio_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "planner_directory" ADD CONSTRAINT "planner_directory_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planner_portfolio" ADD CONSTRAINT "planner_portfolio_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planner_directory_order_idx" ON "planner_directory" USING btree ("updated_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST) WHERE listed;--> statement-breakpoint
CREATE INDEX "planner_directory_price_idx" ON "planner_directory" USING btree ("price_from") WHERE listed;--> statement-breakpoint
CREATE INDEX "planner_directory_grams_idx" ON "planner_directory" USING gin (directory_grams(zones_folded, styles_folded)) WHERE listed;--> statement-breakpoint
CREATE INDEX "planner_portfolio_order_idx" ON "planner_portfolio" USING btree ("user_id","order_index");
