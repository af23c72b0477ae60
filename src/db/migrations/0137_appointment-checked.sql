ALTER TABLE "planner_appointments" VALIDATE CONSTRAINT "planner_appointments_made_by_profiles_id_fk";
