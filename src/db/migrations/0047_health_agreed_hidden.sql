-- The needs that a consent was given for are health data: of them it is told that they changed, and not how.
DROP TRIGGER log_activity ON guests;--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON guests
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'full_name', 'created_at', 'allergens,diets,diet_note,health_consent_at,health_consent_text,health_agreed');--> statement-breakpoint
UPDATE activity_changes SET before = before || '{"health_agreed": null}', after = after || '{"health_agreed": null}'
WHERE entity = 'guests' AND op = 'update' AND after ? 'health_agreed';--> statement-breakpoint
UPDATE activity_changes SET after = after - 'health_agreed'
WHERE entity = 'guests' AND op = 'insert' AND after ? 'health_agreed';
