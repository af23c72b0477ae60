import * as z from 'zod'
import { FILE_SECTIONS, type FileKind } from '#domain/files/files.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { id, instant, memberRoute, text, weddingPath } from './base.ts'
import { AGENDA_ITEM_NOT_FOUND, GUEST_NOT_FOUND, TASK_NOT_FOUND, VENDOR_NOT_FOUND } from './shared-errors.ts'

/** A stored file of an item: `size` in bytes, `contentType` as found in the bytes, not as claimed. */
export const itemFile = z.object({
  id,
  name: z.string(),
  size: z.int(),
  contentType: z.string(),
  createdAt: instant,
})

/** A file as it is sent: its name, an id that retries share, and whether it takes the place of one of its name. */
export const itemFileQuery = z.object({
  name: text.min(1).max(1000),
  id: id.optional(),
  overwrite: z.enum(['true', 'false']).default('false'),
})

export type ItemFile = z.infer<typeof itemFile>

/**
 * The files on each kind of item have these of their own: the area whose version they raise, and the path of the items.
 */
const KINDS = {
  vendor: { tag: 'vendors', items: 'vendors' },
  guest: { tag: 'guests', items: 'guests' },
  item: { tag: 'agenda', items: 'agenda/items' },
  task: { tag: 'tasks', items: 'tasks' },
} as const satisfies Record<FileKind, { tag: string; items: string }>

/** One of these, by the kind, says that the item is not there. */
export const FILES_OF_NOTHING = {
  vendor: { VENDOR_NOT_FOUND },
  guest: { GUEST_NOT_FOUND },
  item: { AGENDA_ITEM_NOT_FOUND },
  task: { TASK_NOT_FOUND },
} as const satisfies Record<FileKind, Record<string, { status: number; message: string }>>

const FILE_NOT_FOUND = { status: 404, message: 'There is no such file of this item' } as const

/** The path of the files of an item; uploading, which streams bytes instead of JSON, is at the same path. */
export const itemFilesPath = <K extends FileKind>(kind: K) =>
  `/weddings/{weddingId}/${KINDS[kind].items}/{targetId}/files` as const

/** The files of one kind of item, governed by its section. Uploading is not here: see `uploads.ts`. */
export function filesContract<K extends FileKind>(kind: K) {
  const section = FILE_SECTIONS[kind]
  const path = itemFilesPath(kind)
  const place = weddingPath.extend({ targetId: id })
  const tags = [KINDS[kind].tag]
  return {
    /** The files of an item, newest first, at most 100 (spec 7, 9). */
    list: memberRoute(section, 'view')
      .route({ method: 'GET', path, tags, summary: 'The files of an item' })
      .input(place)
      .output(z.array(itemFile).max(LIMITS.vendor.files))
      .errors(FILES_OF_NOTHING[kind]),

    /**
     * A signed link that downloads the file under its own name, valid for 3600 s (spec 9). Ask for it at
     * the click and go there: the answer is an attachment, so the page stays.
     */
    link: memberRoute(section, 'view')
      .route({
        method: 'GET',
        path: `${path}/{fileId}/link`,
        tags,
        summary: 'A link that downloads a file',
      })
      .input(place.extend({ fileId: id }))
      .output(z.object({ url: z.string(), expiresAt: instant }))
      .errors({ FILE_NOT_FOUND }),

    remove: memberRoute(section, 'edit')
      .route({ method: 'DELETE', path: `${path}/{fileId}`, tags, summary: 'Delete a file' })
      .input(place.extend({ fileId: id }))
      .output(z.object({ removed: z.literal(true) }))
      .errors({ FILE_NOT_FOUND }),
  }
}

/** The same for items whose list does not say how many files they have. */
export const countedFilesContract = <K extends Exclude<FileKind, 'vendor'>>(kind: K) => ({
  ...filesContract(kind),

  /** How many files each item of a kind has; items without one are left out. */
  counts: memberRoute(FILE_SECTIONS[kind], 'view')
    .route({
      method: 'GET',
      path: `/weddings/{weddingId}/${KINDS[kind].tag}/file-counts`,
      tags: [KINDS[kind].tag],
      summary: 'How many files the items have',
    })
    .input(weddingPath)
    .output(z.record(z.string(), z.int())),
})
