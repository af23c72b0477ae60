/** The header of the secret by which a phone takes its photographs back, for the server and the script of the page. */
export const PHOTO_KEY_HEADER = 'x-photo-key'

/** The fields of the form without a script: the secret by which its photographs are taken back, and what a guest says. */
export const PHOTO_FIELDS = {
  key: 'clave',
  signature: 'de',
  consent: 'acuerdo',
  files: 'fotos',
  takeBack: 'quitar',
} as const

/** The sentences about one photograph, by the codes of the server. */
export const PHOTO_OUTCOMES = [
  'SENT',
  'TAKEN_BACK',
  'BUSY',
  'FULL',
  'CLOSED',
  'NOT_AN_IMAGE',
  'HEIC_NOT_READABLE',
  'IMAGE_DAMAGED',
  'IMAGE_TOO_LARGE',
  'VIDEOS_FULL',
  'VIDEO_UNREADABLE',
  'VIDEO_TOO_LONG',
  'VIDEO_TOO_LARGE',
] as const

export type PhotoOutcome = (typeof PHOTO_OUTCOMES)[number]

/** A fault of the form as a whole. */
export type PhotoProblem = 'consent' | 'noFiles' | 'moreThanTen' | 'tooLarge' | 'busy' | 'failed'

/** The answer to a form that a browser sent by itself. */
export type PhotoAnswer = {
  /** The secret of that form, by which its photographs are taken back. */
  key: string
  photos: { number: number; fileName: string; outcome: PhotoOutcome }[]
  problem: PhotoProblem | null
  /** As typed, so that it is not typed again. */
  signature: string
}
