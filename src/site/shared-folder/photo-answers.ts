/** The header of the secret by which a phone takes its photographs back, for the server and the script of the page. */
export const PHOTO_KEY_HEADER = 'x-photo-key'
