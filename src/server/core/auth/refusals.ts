import { ORPCError } from '@orpc/client'
import {
  AGENCY_NOT_FOUND,
  BROWSER_SESSION_ONLY,
  BUSINESS_CLOSED,
  PLANNERS_ONLY,
  SECTION_CLOSED,
  SESSION_NOT_FRESH,
  UNAUTHENTICATED,
  WEDDING_NOT_FOUND,
} from '#contract/shared-errors.ts'

export const unauthenticated = () => refusal('UNAUTHENTICATED', UNAUTHENTICATED)
export const sessionNotFresh = () => refusal('SESSION_NOT_FRESH', SESSION_NOT_FRESH)
export const browserSessionOnly = () => refusal('BROWSER_SESSION_ONLY', BROWSER_SESSION_ONLY)
export const plannersOnly = () => refusal('PLANNERS_ONLY', PLANNERS_ONLY)
/** A member who was removed between the gate and the command gets this answer too. */
export const weddingNotFound = () => refusal('WEDDING_NOT_FOUND', WEDDING_NOT_FOUND)

/** An owner who was removed between the gate and the command gets this answer too. */
export const agencyNotFound = () => refusal('AGENCY_NOT_FOUND', AGENCY_NOT_FOUND)

/** A member whose access ends before the request is done gets this answer. */
export const sectionClosed = () => refusal('SECTION_CLOSED', SECTION_CLOSED)

export const businessClosed = () => refusal('BUSINESS_CLOSED', BUSINESS_CLOSED)

export const refusal = (code: string, error: { status: number; message: string }) =>
  new ORPCError(code, { defined: true, ...error })
