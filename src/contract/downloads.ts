import {
  FOLDER_NOT_FOUND,
  SECTION_CLOSED,
  TOO_MANY_REQUESTS,
  UNAUTHENTICATED,
  WEDDING_NOT_FOUND,
} from './shared-errors.ts'

/**
 * What is downloaded beside the procedures: the answer is a stream of bytes under a name of its own. Errors
 * look like those of the procedures: `{ code, message }`.
 */
export const downloads = {
  /** The upright originals of a folder, without metadata, as a ZIP. */
  inspirationFolder: {
    access: 'member',
    guard: { section: 'inspiration', need: 'view' },
    method: 'GET',
    area: 'inspiration',
    path: '/weddings/{weddingId}/inspiration/folders/{folderId}/archive',
    summary: 'Download the images of a folder',
    contentType: 'application/zip',
    errors: {
      UNAUTHENTICATED,
      WEDDING_NOT_FOUND,
      SECTION_CLOSED,
      TOO_MANY_REQUESTS,
      FOLDER_NOT_FOUND,
    },
  },
} as const

export type DownloadName = keyof typeof downloads
