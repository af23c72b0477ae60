import * as z from 'zod'
import { SLUG_MAX } from '#domain/text/slugs.ts'
import { text } from './base.ts'

/** Longer than any slug, so that a long one is told so and not that some field is wrong. */
export const typedSlug = text.max(10 * SLUG_MAX)

/** The refusals of a slug that a person chooses. */
export const SLUG_ERRORS = {
  SLUG_MISSING: { status: 422, message: 'A slug has at least three characters' },
  SLUG_HAS_SPACES: { status: 422, message: 'A slug has no spaces' },
  SLUG_HAS_OTHER_CHARACTERS: { status: 422, message: 'A slug is made of a–z, 0–9 and hyphens' },
  SLUG_HYPHEN_MISPLACED: { status: 422, message: 'Hyphens stand alone between other characters' },
  SLUG_TOO_SHORT: { status: 422, message: 'A slug has at least three characters' },
  SLUG_TOO_LONG: { status: 422, message: `A slug has at most ${SLUG_MAX} characters` },
  SLUG_RESERVED: { status: 422, message: 'That slug is kept for the product' },
  SLUG_TAKEN: {
    status: 409,
    message: 'Another has or had that slug',
    data: z.object({ suggestion: z.string().nullable() }),
  },
} as const
