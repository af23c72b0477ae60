ALTER TABLE "household_answers" VALIDATE CONSTRAINT "household_answers_noted_by_profiles_id_fk";
