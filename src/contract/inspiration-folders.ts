import * as z from 'zod'
import {
  FOLDER_COLORS,
  FOLDER_ICONS,
  FOLDER_LINK_USES,
  FOLDER_NAME_MAX,
} from '#domain/inspiration/inspiration.ts'
import {
  day,
  draftIds,
  full,
  id,
  instant,
  isDraft,
  memberRoute,
  publishedCount,
  requiredLine,
  weddingPath,
} from './base.ts'
import { DRAFTS_OF_PLANNERS, FOLDER_NOT_FOUND, IMAGE_NOT_FOUND } from './shared-errors.ts'

/**
 * A folder of images (spec 3): `color` is a place in the palette of ten, `position` its place among the
 * folders. `cover` is the `imageUrl` of the image chosen by `coverImageId`, else of the newest one. The link of
 * a `share` works until the end of its last day in Madrid; its `path` is given to editors alone. `use` says whether it
 * shows the images, takes photographs of guests, or both;
 * `isReviewed` that it shows guests' photographs once they are published.
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
  /** The photographs of guests that wait for a review. */
  waitingCount: z.int(),
  share: z
    .object({
      path: z.string().nullable(),
      lastDay: day,
      use: z.enum(FOLDER_LINK_USES),
      isReviewed: z.boolean(),
    })
    .nullable(),
  /** Only members who see drafts see it and its images. */
  isDraft: z.boolean(),
  createdAt: instant,
})

export type InspirationFolder = z.infer<typeof inspirationFolder>

export const folderPath = weddingPath.extend({ folderId: id })

const name = requiredLine(FOLDER_NAME_MAX)

export const inspirationFoldersContract = {
  /** The folders in their order. Carries a weak ETag; an unchanged list answers 304. */
  list: memberRoute('inspiration', 'view')
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
  add: memberRoute('inspiration', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/inspiration/folders',
      successStatus: 201,
      tags: ['inspiration'],
      summary: 'Add a folder or bring it back',
    })
    .input(weddingPath.extend({ id: id.optional(), name, icon: z.enum(FOLDER_ICONS).optional(), isDraft }))
    .output(inspirationFolder)
    .errors({
      DRAFTS_OF_PLANNERS,
      TOO_MANY_FOLDERS: full('The wedding has as many folders as there can be'),
    }),

  /** Changes the given fields only. The cover must be an image of the folder. */
  update: memberRoute('inspiration', 'edit')
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
  remove: memberRoute('inspiration', 'edit')
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
   * again changes the day and keeps the link, and its `use` and `isReviewed` where none is given; a new
   * link shows the images. Without a review, what waited for one is published.
   */
  share: memberRoute('inspiration', 'edit')
    .route({
      method: 'PUT',
      path: '/weddings/{weddingId}/inspiration/folders/{folderId}/share',
      tags: ['inspiration'],
      summary: 'Share a folder by link',
    })
    .input(
      folderPath.extend({
        lastDay: day,
        use: z.enum(FOLDER_LINK_USES).optional(),
        isReviewed: z.boolean().optional(),
      }),
    )
    .output(inspirationFolder)
    .errors({
      FOLDER_NOT_FOUND,
      SHARE_DAY_REFUSED: { status: 422, message: 'The last day must come, within a year' },
    }),

  /**
   * 'Publicar': shows drafts to the other members, who get one notification of them all. What is published already
   * counts for nothing.
   */
  publish: memberRoute('inspiration', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/inspiration/folders/publish',
      tags: ['inspiration'],
      summary: 'Publish drafts of folders',
    })
    .input(weddingPath.extend({ folderIds: draftIds }))
    .output(publishedCount),

  /** Takes a publication back: they are drafts again, and who has not read of it is not told. */
  unpublish: memberRoute('inspiration', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/inspiration/folders/unpublish',
      tags: ['inspiration'],
      summary: 'Make folders drafts again',
    })
    .input(weddingPath.extend({ folderIds: draftIds }))
    .output(publishedCount)
    .errors({ DRAFTS_OF_PLANNERS }),

  /** Ends the link of a folder at once. */
  unshare: memberRoute('inspiration', 'edit')
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
