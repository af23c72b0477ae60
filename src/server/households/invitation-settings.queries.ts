/** The settings as JSON, out of `invitation_settings s`. */
export const SETTINGS = `json_build_object(
  'closingDate', s.closing_date, 'place', s.place, 'mapUrl', s.map_url, 'startsAt', s.starts_at,
  'dressCode', s.dress_code, 'transport', s.transport, 'lodging', s.lodging, 'iban', s.iban,
  'photosUrl', s.photos_url, 'contactName', s.contact_name, 'contactPhone', s.contact_phone,
  'texts', s.texts, 'menus', s.menus, 'busRoutes', s.bus_routes)`
