import * as z from 'zod'
import { isHexColor } from '#domain/style/contrast.ts'
import { COVERS_KEPT, WEDDING_STYLES } from '#domain/style/wedding-styles.ts'
import { id, memberRoute, plannerRoute, text, weddingPath } from './base.ts'

/** An image that was sent as a cover; `url` is the folder of its files, once they are made. */
export const weddingCover = z.object({
  id,
  status: z.enum(['processing', 'ready', 'damaged']),
  url: z.string().nullable(),
  fileName: z.string(),
  width: z.int(),
  height: z.int(),
  color: z.string().nullable(),
  /** A ThumbHash in base64. */
  placeholder: z.string().nullable(),
})

export type WeddingCover = z.infer<typeof weddingCover>

const style = z.enum(WEDDING_STYLES)
const colors = z.object({ detail: z.string() }).nullable()

const focus = z.object({ x: z.number(), y: z.number() })

/** How a wedding looks: its style, the detail colour that was chosen instead of the style's own, its cover. */
export const weddingLook = z.object({
  style,
  colors,
  cover: weddingCover.nullable(),
  /** The point of the cover that stays in sight, in shares of its width and height. */
  focus,
})

export type WeddingLook = z.infer<typeof weddingLook>

/** The colour is kept as it was chosen; what is drawn with it passes the contrast guard of the domain. */
const chosenColors = z
  .object({
    detail: text.refine(isHexColor, 'a colour as #rrggbb').transform((color) => color.toLowerCase()),
  })
  .nullable()

const share = z.number().min(0).max(1)

/** A look as it is chosen; without a cover its style draws one. */
const chosenLook = z.object({
  style,
  colors: chosenColors.default(null),
  coverId: id.nullable().default(null),
  focus: z.object({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
})

/** A field of a look that both have changed; the point of a cover goes with it. */
const lookConflict = z.discriminatedUnion('field', [
  z.object({ field: z.literal('style'), published: style, prepared: style }),
  z.object({ field: z.literal('colors'), published: colors, prepared: colors }),
  z.object({
    field: z.literal('cover'),
    published: z.object({ coverId: id.nullable(), focus }),
    prepared: z.object({ coverId: id.nullable(), focus }),
  }),
])

export type LookConflict = z.infer<typeof lookConflict>

const defaultStyle = z.object({ style, colors }).nullable()

export const styleContract = {
  /** The images that were sent as covers, the newest first. */
  covers: memberRoute('wedding', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/style/covers',
      tags: ['style'],
      summary: 'Images to choose a cover from',
    })
    .input(weddingPath)
    .output(z.array(weddingCover).max(COVERS_KEPT + 1)),

  /**
   * Publishes the look of the wedding, for all who see it. `from` is the look that its change began with: what others
   * have published of it meanwhile stays, and nothing is published where both have changed the same.
   */
  publish: memberRoute('wedding', 'edit')
    .route({
      method: 'PUT',
      path: '/weddings/{weddingId}/style',
      tags: ['style'],
      summary: 'Publish the look of a wedding',
    })
    .input(weddingPath.extend({ ...chosenLook.shape, from: chosenLook.optional() }))
    .output(weddingLook)
    .errors({
      COVER_NOT_FOUND: { status: 404, message: 'There is no such cover that can be shown' },
      LOOK_CONFLICTS: {
        status: 409,
        message: 'Others have published the same meanwhile',
        data: z.object({ conflicts: z.array(lookConflict) }),
      },
    }),

  default: {
    /** The look with which the new weddings of the planner begin; `null` for the first style. */
    get: plannerRoute
      .route({
        method: 'GET',
        path: '/planner/default-style',
        tags: ['style'],
        summary: 'The style of new weddings',
      })
      .output(z.object({ choice: defaultStyle })),

    set: plannerRoute
      .route({
        method: 'PUT',
        path: '/planner/default-style',
        tags: ['style'],
        summary: 'Choose the style of new weddings',
      })
      .input(z.object({ choice: z.object({ style, colors: chosenColors.default(null) }).nullable() }))
      .output(z.object({ choice: defaultStyle })),
  },
}
