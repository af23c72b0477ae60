import * as z from 'zod'
import { ALT_TEXT_MAX, CAPTION_MAX } from '#domain/planners/public-profile.ts'
import { businessRoute, full, id, optionalTextField } from './base.ts'

/**
 * An image of the own portfolio. It is `processing` until its files are made; `color` is the dominant one,
 * `placeholder` a ThumbHash in base64.
 */
export const ownPortfolioImage = z.object({
  id,
  fileName: z.string(),
  status: z.enum(['processing', 'ready', 'damaged']),
  /** Small and large, once it is ready. */
  thumbUrl: z.string().nullable(),
  url: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  color: z.string().nullable(),
  placeholder: z.string().nullable(),
  caption: z.string().nullable(),
  altText: z.string().nullable(),
  /** Whether a decision hides it from strangers, by itself or with the whole profile. */
  isHidden: z.boolean(),
})

export type OwnPortfolioImage = z.infer<typeof ownPortfolioImage>

const PORTFOLIO_IMAGE_NOT_FOUND = { status: 404, message: 'There is no such image in the portfolio' } as const

export const portfolioContract = {
  /** The images in their order. */
  list: businessRoute('brand')
    .route({
      method: 'GET',
      path: '/planner/portfolio',
      tags: ['publicProfile'],
      summary: 'The own portfolio',
    })
    .output(z.array(ownPortfolioImage)),

  /** Changes the given fields only. */
  update: businessRoute('brand')
    .route({
      method: 'PATCH',
      path: '/planner/portfolio/{imageId}',
      tags: ['publicProfile'],
      summary: 'Change an image of the portfolio',
    })
    .input(
      z.object({
        imageId: id,
        caption: optionalTextField(CAPTION_MAX).optional(),
        altText: optionalTextField(ALT_TEXT_MAX).optional(),
      }),
    )
    .output(ownPortfolioImage)
    .errors({ PORTFOLIO_IMAGE_NOT_FOUND }),

  /** Removes an image; `restore` brings it back for a minute, then its files go. */
  remove: businessRoute('brand')
    .route({
      method: 'DELETE',
      path: '/planner/portfolio/{imageId}',
      tags: ['publicProfile'],
      summary: 'Remove an image of the portfolio',
    })
    .input(z.object({ imageId: id }))
    .output(z.object({ removed: z.literal(true) }))
    .errors({ PORTFOLIO_IMAGE_NOT_FOUND }),

  restore: businessRoute('brand')
    .route({
      method: 'POST',
      path: '/planner/portfolio/{imageId}/restore',
      tags: ['publicProfile'],
      summary: 'Bring back a removed image of the portfolio',
    })
    .input(z.object({ imageId: id }))
    .output(ownPortfolioImage)
    .errors({
      PORTFOLIO_IMAGE_NOT_FOUND,
      TOO_MANY_PORTFOLIO_IMAGES: full('The portfolio has as many images as there can be'),
    }),

  /** Puts the images into the order of the ids; those that are not named follow in the order they had. */
  reorder: businessRoute('brand')
    .route({
      method: 'PUT',
      path: '/planner/portfolio/order',
      tags: ['publicProfile'],
      summary: 'Order the own portfolio',
    })
    .input(z.object({ imageIds: z.array(id).min(1).max(1000) }))
    .output(z.array(ownPortfolioImage)),
}
