import * as z from 'zod'
import {
  FOLDER_COLORS,
  FOLDER_ICONS,
  FOLDER_NAME_MAX,
  FOUND_IMAGES_MAX,
  IMAGE_NOTE_MAX,
  IMAGE_TAGS_MAX,
  IMAGES_AT_ONCE_MAX,
  TAG_MAX,
} from '#domain/inspiration.ts'
import {
  day,
  full,
  id,
  instant,
  memberRoute,
  optionalTextField,
  requiredLine,
  text,
  weddingPath,
} from './base.ts'

/**
 * A folder of images (spec 3): `color` is a place in the palette of ten, `position` its place among the
 * folders. `cover` is the `imageUrl` of the image chosen by `coverImageId`, else of the newest one. The link of
 * a `share` works until the end of its last day in Madrid.
 */
export const inspirationFolder = z.object({
  id,
  name: z.string(),
  color: z.literal(FOLDER_COLORS),
  icon: z.enum(FOLDER_ICONS),
  position: z.number(),
  coverImageId: id.nullable(),
  cover: z.string().nullable(),
  imageCount: z.int(),
  share: z.object({ path: z.string(), lastDay: day }).nullable(),
  createdAt: instant,
})

export type InspirationFolder = z.infer<typeof inspirationFolder>

/**
 * An image (spec 3). Its files lie below `inspiration.links`, in the folder `imageUrl`: `thumb.avif`,
 * `thumb.webp`, `display.avif` and `display.webp`; they are there when it is `ready`. Width and height are
 * those of the upright original, `color` is the dominant one, `placeholder` a ThumbHash in base64.
 */
export const inspirationImage = z.object({
  id,
  folderId: id,
  fileName: z.string(),
  imageUrl: z.string().nullable(),
  status: z.enum(['processing', 'ready', 'damaged']),
  width: z.int(),
  height: z.int(),
  color: z.string().nullable(),
  placeholder: z.string().nullable(),
  tags: z.array(z.string()),
  notes: z.string().nullable(),
  createdAt: instant,
})

export type InspirationImage = z.infer<typeof inspirationImage>

const folderPath = weddingPath.extend({ folderId: id })
const imagePath = weddingPath.extend({ imageId: id })

const name = requiredLine(FOLDER_NAME_MAX)
const tags = z.array(text.max(10 * TAG_MAX)).max(10 * IMAGE_TAGS_MAX)
const imageIds = z.array(id).min(1).max(IMAGES_AT_ONCE_MAX)

export const FOLDER_NOT_FOUND = { status: 404, message: 'There is no such folder in this wedding' } as const
const IMAGE_NOT_FOUND = { status: 404, message: 'There is no such image in this wedding' } as const

/** What may be wrong with the content of an image, wherever it is to be kept. */
export const IMAGE_CONTENT_ERRORS = {
  NOT_AN_IMAGE: { status: 415, message: 'The content is no image that can be read' },
  HEIC_NOT_READABLE: { status: 415, message: 'This installation has no decoder for HEIC' },
  IMAGE_TOO_LARGE: { status: 413, message: 'The image has too many bytes, pixels or frames' },
  IMAGE_DAMAGED: { status: 422, message: 'The image cannot be decoded' },
} as const

/** Why an image was not taken, for uploads and links alike. */
export const IMAGE_ERRORS = {
  ...IMAGE_CONTENT_ERRORS,
  TOO_MANY_IMAGES: { status: 409, message: 'The wedding has as many images as there can be' },
  WEDDING_FILES_FULL: { status: 409, message: 'The files of the wedding have as many bytes as they can' },
} as const

const foldersContract = {
  /** The folders in their order. Carries a weak ETag; an unchanged list answers 304. */
  list: memberRoute
    .meta({ access: 'member', versioned: true })
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/inspiration/folders',
      tags: ['inspiration'],
      summary: 'The folders of images',
    })
    .input(weddingPath)
    .output(z.array(inspirationFolder)),

  /**
   * Adds a folder at the end: its colour is the first of the palette not in use, else a random one (spec 4).
   * A repeated `id` answers with the folder that exists. The `id` of a folder removed within the last minute
   * brings it back with its images.
   */
  add: memberRoute
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/inspiration/folders',
      successStatus: 201,
      tags: ['inspiration'],
      summary: 'Add a folder or bring it back',
    })
    .input(weddingPath.extend({ id: id.optional(), name, icon: z.enum(FOLDER_ICONS).optional() }))
    .output(inspirationFolder)
    .errors({ TOO_MANY_FOLDERS: full('The wedding has as many folders as there can be') }),

  /** Changes the given fields only. The cover must be an image of the folder. */
  update: memberRoute
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/inspiration/folders/{folderId}',
      tags: ['inspiration'],
      summary: 'Change a folder',
    })
    .input(
      folderPath.extend({
        name: name.optional(),
        icon: z.enum(FOLDER_ICONS).optional(),
        color: z.literal(FOLDER_COLORS).optional(),
        position: z.number().min(-1e9).max(1e9).optional(),
        coverImageId: id.nullable().optional(),
      }),
    )
    .output(inspirationFolder)
    .errors({ FOLDER_NOT_FOUND, IMAGE_NOT_FOUND }),

  /** Removes a folder with its images; `add` with its id brings it back for a minute, then its files go. */
  remove: memberRoute
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/inspiration/folders/{folderId}',
      tags: ['inspiration'],
      summary: 'Remove a folder',
    })
    .input(folderPath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ FOLDER_NOT_FOUND }),

  /**
   * Opens a page of the folder to people who have its link, until the end of `lastDay` in Madrid. Asking
   * again changes the day and keeps the link.
   */
  share: memberRoute
    .route({
      method: 'PUT',
      path: '/weddings/{weddingId}/inspiration/folders/{folderId}/share',
      tags: ['inspiration'],
      summary: 'Share a folder by link',
    })
    .input(folderPath.extend({ lastDay: day }))
    .output(inspirationFolder)
    .errors({
      FOLDER_NOT_FOUND,
      SHARE_DAY_REFUSED: { status: 422, message: 'The last day must come, within a year' },
    }),

  /** Ends the link of a folder at once. */
  unshare: memberRoute
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/inspiration/folders/{folderId}/share',
      tags: ['inspiration'],
      summary: 'End the link of a folder',
    })
    .input(folderPath)
    .output(inspirationFolder)
    .errors({ FOLDER_NOT_FOUND }),
}

const imagesContract = {
  /** The images of a folder, newest first (spec 7). Carries a weak ETag. */
  list: memberRoute
    .meta({ access: 'member', versioned: true })
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/inspiration/folders/{folderId}/images',
      tags: ['inspiration'],
      summary: 'The images of a folder',
    })
    .input(folderPath)
    .output(z.array(inspirationImage))
    .errors({ FOLDER_NOT_FOUND }),

  /** Images of all folders whose tags or note contain every word, accents ignored; newest first, at most 500. */
  search: memberRoute
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/inspiration/images',
      tags: ['inspiration'],
      summary: 'Search images',
    })
    .input(weddingPath.extend({ search: text.max(200) }))
    .output(z.array(inspirationImage).max(FOUND_IMAGES_MAX)),

  /** Changes the given fields only. Tags are stored as `cleanTags` leaves them. */
  update: memberRoute
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/inspiration/images/{imageId}',
      tags: ['inspiration'],
      summary: 'Change an image',
    })
    .input(
      imagePath.extend({
        tags: tags.optional(),
        notes: optionalTextField(IMAGE_NOTE_MAX).optional(),
        folderId: id.optional(),
      }),
    )
    .output(inspirationImage)
    .errors({ IMAGE_NOT_FOUND, FOLDER_NOT_FOUND }),

  /** Removes an image; `restore` brings it back for a minute, then its files go. */
  remove: memberRoute
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/inspiration/images/{imageId}',
      tags: ['inspiration'],
      summary: 'Remove an image',
    })
    .input(imagePath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ IMAGE_NOT_FOUND }),

  /** Moves images to a folder; those that are gone are left out. */
  move: memberRoute
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/inspiration/folders/{folderId}/move-here',
      tags: ['inspiration'],
      summary: 'Move images to a folder',
    })
    .input(folderPath.extend({ imageIds }))
    .output(z.object({ moved: z.int() }))
    .errors({ FOLDER_NOT_FOUND }),

  /** Adds tags to images and takes others away, each as `cleanTags` leaves it. */
  tag: memberRoute
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/inspiration/images/tag',
      tags: ['inspiration'],
      summary: 'Tag several images',
    })
    .input(weddingPath.extend({ imageIds, add: tags.default([]), remove: tags.default([]) }))
    .output(z.object({ tagged: z.int() })),

  /** Removes several images at once. */
  removeMany: memberRoute
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/inspiration/images/remove',
      tags: ['inspiration'],
      summary: 'Remove several images',
    })
    .input(weddingPath.extend({ imageIds }))
    .output(z.object({ removed: z.int() })),

  /** Brings back images that were removed within the last minute. */
  restore: memberRoute
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/inspiration/images/restore',
      tags: ['inspiration'],
      summary: 'Bring back removed images',
    })
    .input(weddingPath.extend({ imageIds }))
    .output(z.object({ restored: z.int() })),

  /**
   * 'Guardar desde un enlace': fetches one image from a public address on the web. A repeated `id` answers
   * with the image that exists.
   */
  addFromLink: memberRoute
    .meta({ access: 'member', cost: 20, queue: 'none' })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/inspiration/folders/{folderId}/images/from-link',
      successStatus: 201,
      tags: ['inspiration'],
      summary: 'Save an image from a link',
    })
    .input(folderPath.extend({ id: id.optional(), link: text.trim().min(1).max(2000) }))
    .output(inspirationImage)
    .errors({
      ...IMAGE_ERRORS,
      FOLDER_NOT_FOUND,
      LINK_REFUSED: { status: 422, message: 'Only public http and https addresses are fetched' },
      LINK_UNREACHABLE: { status: 422, message: 'There was no image at that address in time' },
    }),

  /** A signed link that downloads the upright original under its own name, without metadata, for 24 hours. */
  link: memberRoute
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/inspiration/images/{imageId}/link',
      tags: ['inspiration'],
      summary: 'A link that downloads an image',
    })
    .input(imagePath)
    .output(z.object({ url: z.string(), expiresAt: instant }))
    .errors({ IMAGE_NOT_FOUND }),
}

export const inspirationContract = {
  folders: foldersContract,
  images: imagesContract,

  /**
   * The signed address below which the images of the wedding lie, valid for 24 hours and the same for all
   * members within the hour, so that browsers cache what lies there (spec 7).
   */
  links: memberRoute
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/inspiration/links',
      tags: ['inspiration'],
      summary: 'Where the images can be loaded',
    })
    .input(weddingPath)
    .output(z.object({ base: z.string(), expiresAt: instant })),
}
