import * as z from 'zod'
import { ARCHIVE_MAX_BYTES } from '#domain/archive/wedding-archive.ts'
import { FILE_SECTIONS, type FileKind, ITEM_FILE_MAX_BYTES } from '#domain/files/files.ts'
import { IMPORT_PIECE_MAX_BYTES, IMPORT_TOTAL_MAX_BYTES } from '#domain/imports/imports.ts'
import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { id, text } from './base.ts'
import { bodyErrors } from './body-errors.ts'
import { ARCHIVE_ERRORS, broughtWedding } from './exports.ts'
import { IMPORT_CLOSED, IMPORT_NOT_FOUND } from './import-files.ts'
import { IMAGE_CONTENT_ERRORS, IMAGE_ERRORS, inspirationImage } from './inspiration-images.ts'
import { FILES_OF_NOTHING, itemFile, itemFileQuery, itemFilesPath } from './item-files.ts'
import { plannerUploads } from './planner-uploads.ts'
import { roomPicture } from './seating-ground.ts'
import {
  FILE_EMPTY,
  FOLDER_NOT_FOUND,
  PLANNERS_ONLY,
  SECTION_CLOSED,
  WEDDING_NOT_FOUND,
} from './shared-errors.ts'
import { weddingCover } from './style.ts'

/**
 * Adds a file to an item. 409 FILE_EXISTS when the item has a file of that name, unless `overwrite`
 * is `true`. A repeated `id` answers with the file that exists. Needs a `Content-Length`.
 */
function fileUpload<K extends FileKind, A extends string>(kind: K, area: A) {
  return {
    access: 'member',
    guard: { section: FILE_SECTIONS[kind], need: 'edit' },
    method: 'POST',
    area,
    path: itemFilesPath(kind),
    summary: 'Upload a file of an item',
    cost: 'file',
    maxBytes: ITEM_FILE_MAX_BYTES,
    query: itemFileQuery,
    output: itemFile,
    errors: {
      WEDDING_NOT_FOUND,
      SECTION_CLOSED,
      ...FILES_OF_NOTHING[kind],
      ...bodyErrors('file', ITEM_FILE_MAX_BYTES),
      FILE_EMPTY,
      FILE_EXISTS: { status: 409, message: 'The item has a file of that name' },
      TOO_MANY_FILES: { status: 409, message: `An item has at most ${LIMITS.vendor.files} files` },
      WEDDING_FILES_FULL: {
        status: 409,
        message: `The files of a wedding have at most ${LIMITS.wedding.fileBytes} bytes`,
      },
    },
  } as const
}

/**
 * Uploads go beside the procedures: the body is the bytes of one file and nothing else, so that it can be stored while
 * it arrives. Its name stands in the query. Errors look like those of the procedures: `{ code, message, data? }`.
 * `cost` is what the rate limit takes (`UPLOAD_COSTS`). `silent` ones change nothing that open tabs hold.
 */
export const uploads = {
  /** Brings a downloaded wedding in again, as a new wedding of the person: all of it, or nothing. */
  weddingArchive: {
    access: 'signedIn',
    method: 'POST',
    area: 'weddings',
    path: '/wedding-archives',
    summary: 'Bring a downloaded wedding in',
    cost: 'archive',
    maxBytes: ARCHIVE_MAX_BYTES,
    query: z.object({}),
    output: broughtWedding,
    errors: {
      ...bodyErrors('file', ARCHIVE_MAX_BYTES),
      ...ARCHIVE_ERRORS,
      TOO_MANY_WEDDINGS: { status: 409, message: 'You are a member of as many weddings as there can be' },
    },
  },

  /**
   * Adds a piece to a file of an import, from the byte at which the one before it ended; a piece that is there already
   * is answered with how many bytes have arrived. Needs a `Content-Length`.
   */
  importPiece: {
    access: 'member',
    guard: { section: 'wedding', need: 'view' },
    method: 'POST',
    area: 'imports',
    silent: true,
    path: '/weddings/{weddingId}/imports/{importId}/files/{fileId}/pieces',
    summary: 'Upload a piece of a file to bring in',
    cost: 'file',
    maxBytes: IMPORT_PIECE_MAX_BYTES,
    query: z.object({ from: z.coerce.number().int().min(0).max(IMPORT_TOTAL_MAX_BYTES).default(0) }),
    output: z.object({ received: z.int() }),
    errors: {
      WEDDING_NOT_FOUND,
      SECTION_CLOSED,
      IMPORT_NOT_FOUND,
      IMPORT_CLOSED,
      IMPORT_OFFSET: { status: 409, message: 'The file goes on at another byte' },
      ...bodyErrors('file', IMPORT_PIECE_MAX_BYTES),
    },
  },

  /** The same for a file of a planner's import of weddings. */
  plannerImportPiece: {
    access: 'planner',
    method: 'POST',
    area: 'plannerImports',
    path: '/planner/imports/{importId}/files/{fileId}/pieces',
    summary: 'Upload a piece of a file with weddings',
    cost: 'file',
    maxBytes: IMPORT_PIECE_MAX_BYTES,
    query: z.object({ from: z.coerce.number().int().min(0).max(IMPORT_TOTAL_MAX_BYTES).default(0) }),
    output: z.object({ received: z.int() }),
    errors: {
      PLANNERS_ONLY,
      IMPORT_NOT_FOUND,
      IMPORT_CLOSED,
      IMPORT_OFFSET: { status: 409, message: 'The file goes on at another byte' },
      ...bodyErrors('file', IMPORT_PIECE_MAX_BYTES),
    },
  },

  vendorFile: fileUpload('vendor', 'vendors'),
  guestFile: fileUpload('guest', 'guests'),
  agendaItemFile: fileUpload('item', 'agenda'),
  taskFile: fileUpload('task', 'tasks'),

  /**
   * Adds an image to a folder: its content decides its type, its name does not. It is `processing`
   * until its files are made. A repeated `id` answers with the image that exists. Needs a `Content-Length`.
   */
  inspirationImage: {
    access: 'member',
    guard: { section: 'inspiration', need: 'edit' },
    method: 'POST',
    area: 'inspiration',
    path: '/weddings/{weddingId}/inspiration/folders/{folderId}/images',
    summary: 'Upload an image',
    cost: 'image',
    maxBytes: IMAGE_MAX_BYTES,
    query: z.object({ name: text.min(1).max(1000), id: id.optional() }),
    output: inspirationImage,
    errors: {
      ...IMAGE_ERRORS,
      WEDDING_NOT_FOUND,
      SECTION_CLOSED,
      FOLDER_NOT_FOUND,
      ...bodyErrors('image', IMAGE_MAX_BYTES),
    },
  },

  /**
   * Adds an image that the cover of the wedding can be: it is `processing` until its files are made, and shown
   * once the style is published with it. A repeated `id` answers with the image that exists.
   */
  weddingCover: {
    access: 'member',
    guard: { section: 'wedding', need: 'edit' },
    method: 'POST',
    area: 'style',
    path: '/weddings/{weddingId}/style/covers',
    summary: 'Upload an image for the cover',
    cost: 'image',
    maxBytes: IMAGE_MAX_BYTES,
    query: z.object({ name: text.min(1).max(1000), id: id.optional() }),
    output: weddingCover,
    errors: {
      ...IMAGE_CONTENT_ERRORS,
      WEDDING_NOT_FOUND,
      SECTION_CLOSED,
      WEDDING_FILES_FULL: { status: 409, message: 'The files of the wedding have as many bytes as they can' },
      ...bodyErrors('image', IMAGE_MAX_BYTES),
    },
  },

  /**
   * Adds a picture of the venue, which is drawn anew as JPEG, to be put below a room. A picture that no room shows is
   * kept for 30 days. A repeated `id` answers with the picture that exists.
   */
  roomPicture: {
    access: 'member',
    guard: { section: 'seating', need: 'edit' },
    method: 'POST',
    area: 'seating',
    path: '/weddings/{weddingId}/seating/pictures',
    summary: 'Upload a plan of the venue',
    cost: 'image',
    maxBytes: IMAGE_MAX_BYTES,
    query: z.object({ name: text.min(1).max(1000), id: id.optional() }),
    output: roomPicture,
    errors: {
      ...IMAGE_CONTENT_ERRORS,
      WEDDING_NOT_FOUND,
      SECTION_CLOSED,
      WEDDING_FILES_FULL: { status: 409, message: 'The files of the wedding have as many bytes as they can' },
      ...bodyErrors('image', IMAGE_MAX_BYTES),
    },
  },

  /** The same for the page of the wedding, which shows it once the page is published with it. */
  venuePlan: {
    access: 'member',
    guard: { section: 'guests', need: 'edit' },
    method: 'POST',
    area: 'households',
    path: '/weddings/{weddingId}/guest-page/pictures',
    summary: 'Upload a plan of the venue for the page of the wedding',
    cost: 'image',
    maxBytes: IMAGE_MAX_BYTES,
    query: z.object({ name: text.min(1).max(1000), id: id.optional() }),
    output: roomPicture,
    errors: {
      ...IMAGE_CONTENT_ERRORS,
      WEDDING_NOT_FOUND,
      SECTION_CLOSED,
      WEDDING_FILES_FULL: { status: 409, message: 'The files of the wedding have as many bytes as they can' },
      ...bodyErrors('image', IMAGE_MAX_BYTES),
    },
  },

  ...plannerUploads,
} as const

export type UploadName = keyof typeof uploads
