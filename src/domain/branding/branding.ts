import { EMAIL_MAX } from '../accounts/accounts.ts'
import { isEmailAddress } from '../operation/contact.ts'
import { isHexColor } from '../style/contrast.ts'
import { OFFERED_COLORS } from '../style/offered-colors.ts'
import { readWebAddress } from '../text/web-address.ts'

/** A logo may be sent as these (spec 5), with so many bytes. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/svg+xml'] as const
export const LOGO_MAX_BYTES = 10 * 1024 * 1024
export const SVG_MAX_BYTES = 2 * 1024 * 1024

/** The side that is recommended for a logo (spec 5), and the one it is kept with at most, in pixels. */
export const LOGO_RECOMMENDED_SIDE = 300
export const LOGO_SIDE = 480

/** The side of the small logo that travels inside answers as a data URL (spec 3, `logo_data_url`), in pixels. */
export const LOGO_DATA_URL_SIDE = 88

/**
 * The part of a logo that is kept, a square: its upper left corner and its side in shares of width and height. It
 * may reach beyond the logo, as a square around a long name does.
 */
export type LogoCrop = { x: number; y: number; width: number; height: number }
export const CROP_MIN = -30
export const CROP_MAX = 30

/** These are taken out of an SVG because they are no drawing. */
export const SVG_FINDINGS = ['script', 'handler', 'foreignContent', 'externalResource', 'cssImport'] as const

export type SvgFinding = (typeof SVG_FINDINGS)[number]

/** Why something is no logo that can be kept. */
export type LogoRefusal =
  | 'LOGO_TYPE_REFUSED'
  | 'LOGO_DAMAGED'
  | 'LOGO_TOO_MANY_PIXELS'
  | 'LOGO_EMPTY'
  | 'LOGO_TOO_SLOW'
  | 'SVG_HAS_ENTITIES'
  | 'SVG_EMPTY'

/** The colours that are offered, with their names. */
export const BRAND_COLORS = [...OFFERED_COLORS, { name: 'Tinta', color: '#14261c' }] as const

/** The colour of a brand that has chosen none. */
export const DEFAULT_BRAND_COLOR = BRAND_COLORS[0].color

/** A planner says these of their brand; a field that is not given stays as it is. */
export type BrandFields = {
  webUrl?: string | null | undefined
  email?: string | null | undefined
  brandColor?: string | null | undefined
}

export type BrandProblem = 'WEB_URL_REFUSED' | 'BRAND_EMAIL_REFUSED' | 'BRAND_COLOR_REFUSED'

/** The first problem of a brand's fields; `null` when they can be kept. */
export function brandProblem({ webUrl, email, brandColor }: BrandFields): BrandProblem | null {
  if (webUrl && !readWebAddress(webUrl)) return 'WEB_URL_REFUSED'
  if (email && (email.length > EMAIL_MAX || !isEmailAddress(email))) return 'BRAND_EMAIL_REFUSED'
  if (brandColor && !isHexColor(brandColor)) return 'BRAND_COLOR_REFUSED'
  return null
}
