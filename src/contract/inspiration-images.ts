import * as z from 'zod'
import {
  FOUND_IMAGES_MAX,
  IMAGE_NOTE_MAX,
  IMAGE_TAGS_MAX,
  IMAGES_AT_ONCE_MAX,
  PHOTO_REVIEWS,
  TAG_MAX,
} from '#domain/inspiration/inspiration.ts'
import { id, instant, memberRoute, optionalTextField, text, weddingPath } from './base.ts'
import { folderPath } from './inspiration-folders.ts'
import { FOLDER_NOT_FOUND, IMAGE_NOT_FOUND } from './shared-errors.ts'

/** The review of a guest's photograph; null of an image that members have added, which links show. */
const review = z.enum(PHOTO_REVIEWS).nullable()

/**
 * An image (spec 3). Its files lie below `inspiration.links`, in the folder `imageUrl`: `thumb.avif`,
 * `thumb.webp`, `display.avif` and `display.webp`; they are there when it is `ready`. A video of a guest has one file, `url`, instead (decision 166). Width and height are
 * those of the upright original, `sourceUrl` is the web address it was saved from, `color` is the dominant one, `placeholder` a ThumbHash in base64.
 */
export const inspirationImage = z.object({
  id,
  folderId: id,
  fileName: z.string(),
  imageUrl: z.string().nullable(),
  video: z.object({ url: z.string(), seconds: z.int() }).nullable(),
  status: z.enum(['processing', 'ready', 'damaged']),
  width: z.int(),
  height: z.int(),
  color: z.string().nullable(),
  placeholder: z.string().nullable(),
  tags: z.array(z.string()),
  notes: z.string().nullable(),
  review,
  sourceUrl: z.string().nullable(),
  createdAt: instant,
})

export type InspirationImage = z.infer<typeof inspirationImage>

const imagePath = weddingPath.extend({ imageId: id })

const tags = z.array(text.max(10 * TAG_MAX)).max(10 * IMAGE_TAGS_MAX)
const imageIds = z.array(id).min(1).max(IMAGES_AT_ONCE_MAX)

/** The content of an image may be wrong in these ways, wherever it is to be kept. */
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

export const inspirationImagesContract = {
  /** The images of a folder, newest first (spec 7). Carries a weak ETag. */
  list: memberRoute('inspiration', 'view')
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
  search: memberRoute('inspiration', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/inspiration/images',
      tags: ['inspiration'],
      summary: 'Search images',
    })
    .input(weddingPath.extend({ search: text.max(200) }))
    .output(z.array(inspirationImage).max(FOUND_IMAGES_MAX)),

  /** Changes the given fields only. Tags are stored as `cleanTags` leaves them. */
  update: memberRoute('inspiration', 'edit')
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
  remove: memberRoute('inspiration', 'edit')
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
  move: memberRoute('inspiration', 'edit')
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
  tag: memberRoute('inspiration', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/inspiration/images/tag',
      tags: ['inspiration'],
      summary: 'Tag several images',
    })
    .input(weddingPath.extend({ imageIds, add: tags.default([]), remove: tags.default([]) }))
    .output(z.object({ tagged: z.int() })),

  /** Removes several images at once. */
  removeMany: memberRoute('inspiration', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/inspiration/images/remove',
      tags: ['inspiration'],
      summary: 'Remove several images',
    })
    .input(weddingPath.extend({ imageIds }))
    .output(z.object({ removed: z.int() })),

  /** Brings back images that were removed within the last minute. */
  restore: memberRoute('inspiration', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/inspiration/images/restore',
      tags: ['inspiration'],
      summary: 'Bring back removed images',
    })
    .input(weddingPath.extend({ imageIds }))
    .output(z.object({ restored: z.int() })),

  /**
   * 'Publicar' and 'Retirar': gives photographs another state where they still have the one that was shown. Answers those
   * that have the new one now; links show none but published ones.
   */
  review: memberRoute('inspiration', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/inspiration/images/review',
      tags: ['inspiration'],
      summary: 'Publish or withdraw photographs of guests',
    })
    .input(weddingPath.extend({ imageIds, from: review, to: review }))
    .output(z.object({ reviewed: z.array(id) })),

  /**
   * 'Guardar desde un enlace': fetches one image from a public address on the web. A repeated `id` answers
   * with the image that exists.
   */
  addFromLink: memberRoute('inspiration', 'edit')
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
  link: memberRoute('inspiration', 'view')
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
