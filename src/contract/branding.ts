import * as z from 'zod'
import { BRAND_NAME_MAX, EMAIL_MAX, PHONE_MAX, WEB_URL_MAX } from '#domain/accounts/accounts.ts'
import { SVG_FINDINGS } from '#domain/branding/branding.ts'
import { businessRoute, optionalTextField } from './base.ts'
import { WEB_URL_REFUSED } from './shared-errors.ts'

/** The brand of the signed-in planner (spec 3, `profiles.branding`). */
export const branding = z.object({
  fullName: z.string(),
  /** The answers of couples go here while the brand has no address of its own. */
  accountEmail: z.string(),
  brandName: z.string().nullable(),
  webUrl: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** As `#rrggbb`. */
  brandColor: z.string().nullable(),
  logo: z
    .object({
      /** Signed, for 24 hours (spec 9). */
      url: z.string(),
      /** The file that was sent. */
      fileName: z.string(),
      /** Its bytes; 0 when it is not known. */
      size: z.int(),
      /** A light logo lies on the brand colour. */
      isLight: z.boolean(),
    })
    .nullable(),
})

export type Branding = z.infer<typeof branding>

/** The brand after a logo was stored, and what was taken out of it because it was no drawing. */
export const storedLogo = branding.extend({ removed: z.array(z.enum(SVG_FINDINGS)) })

export type StoredLogo = z.infer<typeof storedLogo>

/** Why a logo was not taken. */
export const LOGO_ERRORS = {
  LOGO_TYPE_REFUSED: { status: 415, message: 'The content is neither PNG, JPEG nor SVG' },
  LOGO_DAMAGED: { status: 422, message: 'The logo cannot be decoded' },
  LOGO_EMPTY: { status: 422, message: 'Every pixel of the logo is transparent' },
  LOGO_TOO_SLOW: { status: 503, message: 'The logo could not be drawn in time; it may be another time' },
  LOGO_TOO_MANY_PIXELS: { status: 413, message: 'The logo has too many pixels' },
  SVG_HAS_ENTITIES: { status: 422, message: 'The SVG declares entities' },
  SVG_EMPTY: { status: 422, message: 'Nothing that can be drawn is left of the SVG' },
} as const

export const brandingContract = {
  get: businessRoute('brand')
    .route({ method: 'GET', path: '/planner/branding', tags: ['branding'], summary: 'The own brand' })
    .output(branding),

  /** Changes the given fields only. */
  update: businessRoute('brand')
    .route({ method: 'PUT', path: '/planner/branding', tags: ['branding'], summary: 'Change the own brand' })
    .input(
      z.object({
        brandName: optionalTextField(BRAND_NAME_MAX).optional(),
        webUrl: optionalTextField(WEB_URL_MAX).optional(),
        phone: optionalTextField(PHONE_MAX).optional(),
        email: optionalTextField(EMAIL_MAX).optional(),
        brandColor: optionalTextField(40).optional(),
      }),
    )
    .output(branding)
    .errors({
      WEB_URL_REFUSED,
      BRAND_EMAIL_REFUSED: { status: 422, message: 'That is no address that can be written to' },
      BRAND_COLOR_REFUSED: { status: 422, message: 'A colour is written as #rrggbb' },
    }),

  removeLogo: businessRoute('brand')
    .route({
      method: 'DELETE',
      path: '/planner/branding/logo',
      tags: ['branding'],
      summary: 'Remove the own logo',
    })
    .output(branding),
}
