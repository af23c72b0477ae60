-- The page of an image comes with it and is never changed: it is no news, like the other columns of the file.
DROP TRIGGER log_activity ON inspirations;--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR UPDATE OR DELETE ON inspirations
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'file_name', 'created_at,status,image_url,width,height,color,placeholder,file_name,source_url', '');
