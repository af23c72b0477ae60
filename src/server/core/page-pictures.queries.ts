/**
 * Whether a version of the page of the wedding shows a picture, as a piece of a statement; `picture` is the alias of its row
 * of `room_pictures`.
 */
export const isOnGuestPage = (picture: string): string => `exists (
  select from guest_pages g where g.wedding_id = ${picture}.wedding_id and ${picture}.id::text in (
    g.draft -> 'venuePlan' ->> 'pictureId', g.published -> 'venuePlan' ->> 'pictureId',
    g.former -> 'venuePlan' ->> 'pictureId'))`

/** The same for the ground of a room. */
export const isBelowRoom = (picture: string): string => `exists (
  select from room_grounds g where (g.wedding_id, g.picture_id) = (${picture}.wedding_id, ${picture}.id))`
