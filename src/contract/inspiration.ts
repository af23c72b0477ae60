import * as z from 'zod'
import { instant, memberRoute, weddingPath } from './base.ts'
import { commentsContract } from './comments.ts'
import { inspirationFoldersContract } from './inspiration-folders.ts'
import { inspirationImagesContract } from './inspiration-images.ts'

export const inspirationContract = {
  folders: inspirationFoldersContract,
  images: inspirationImagesContract,
  comments: commentsContract('image'),

  /**
   * The signed address below which the images of the wedding lie, valid for 24 hours and the same for all
   * members within the hour, so that browsers cache what lies there (spec 7).
   */
  links: memberRoute('inspiration', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/inspiration/links',
      tags: ['inspiration'],
      summary: 'Where the images can be loaded',
    })
    .input(weddingPath)
    .output(z.object({ base: z.string(), expiresAt: instant })),
}
