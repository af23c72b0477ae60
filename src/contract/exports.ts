import * as z from 'zod'
import { EXPORT_FAILURES, EXPORT_STATES, EXPORT_STEPS } from '#domain/exports/exports.ts'
import { EXPORT_RHYTHMS } from '#domain/exports/schedules.ts'
import { full, id, instant, memberRoute, weddingPath } from './base.ts'
import { BROWSER_SESSION_ONLY, PLAN_NEEDED, SESSION_NOT_FRESH } from './shared-errors.ts'

const tags = ['exports']

export const EXPORT_NOT_FOUND = { status: 404, message: 'There is no such copy of yours' } as const

/** A copy of a wedding; `expired` when its ZIP has been deleted after its time. */
export const weddingExport = z.object({
  id,
  state: z.enum([...EXPORT_STATES, 'expired']),
  withFiles: z.boolean(),
  isScheduled: z.boolean(),
  /** While it is being made: the step, percent, and how many of its files are in it. */
  step: z.enum(EXPORT_STEPS),
  progress: z.int(),
  filesDone: z.int(),
  filesTotal: z.int(),
  failure: z.enum(EXPORT_FAILURES).nullable(),
  fileName: z.string().nullable(),
  /** Bytes of its ZIP. */
  size: z.int().nullable(),
  expiresAt: instant.nullable(),
  createdAt: instant,
})

export type WeddingExport = z.infer<typeof weddingExport>

/** The contents that a copy would have, as far as the member sees them; null for what they do not see. */
export const exportContents = z.object({
  guests: z.int().nullable(),
  vendors: z.int().nullable(),
  images: z.int(),
  files: z.int(),
  /** Bytes of images and files. */
  bytes: z.int(),
})

export type ExportContents = z.infer<typeof exportContents>

/** The copies that a member gets by themselves. */
export const exportSchedule = z.object({
  rhythm: z.enum(EXPORT_RHYTHMS),
  withFiles: z.boolean(),
  nextAt: instant,
})

export type ExportSchedule = z.infer<typeof exportSchedule>

/** Why a ZIP of a wedding is not brought in. */
export const ARCHIVE_ERRORS = {
  ARCHIVE_UNKNOWN: { status: 422, message: 'This is no downloaded wedding' },
  ARCHIVE_NEWER: { status: 422, message: 'The wedding was downloaded from a newer version' },
  ARCHIVE_DAMAGED: {
    status: 422,
    message: 'Something of the wedding is missing or is not as it was downloaded',
  },
  ARCHIVE_TOO_LARGE: { status: 422, message: 'There is more in the ZIP than a wedding can have' },
  PLAN_NEEDED,
  IMPORT_UNDER_WAY: { status: 409, message: 'Another wedding of yours is being brought in' },
} as const

/** The same for a ZIP that waits in an import. */
export const OPENING_ERRORS = {
  ...ARCHIVE_ERRORS,
  TOO_MANY_WEDDINGS: full('You are a member of as many weddings as there can be'),
}

/** A wedding that was brought in of a ZIP. */
export const broughtWedding = z.object({
  id,
  name: z.string(),
  /** Images and files that the wedding had and the ZIP has not: how many, and the names of the first. */
  missing: z.int(),
  missingFiles: z.array(z.string()),
})

export type BroughtWedding = z.infer<typeof broughtWedding>

const exportPath = weddingPath.extend({ exportId: id })

const viewed = memberRoute('wedding', 'view')
const asked = viewed.meta({
  access: 'member',
  guard: { section: 'wedding', need: 'view' },
  silent: true,
})

/**
 * Takes a wedding out as a ZIP that people read without the app, and that can be brought in again: made in the
 * background, kept for 7 days, and downloaded with a new sign-in. A copy holds what its member sees, and is theirs alone.
 */
export const exportsContract = {
  /** The own copies, the newest first. */
  list: viewed
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/exports',
      tags,
      summary: 'Your copies of a wedding',
    })
    .input(weddingPath)
    .output(z.array(weddingExport)),

  contents: viewed
    .meta({ access: 'member', guard: { section: 'wedding', need: 'view' }, cost: 3 })
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/exports/contents',
      tags,
      summary: 'What a copy of a wedding would hold',
    })
    .input(weddingPath)
    .output(exportContents),

  /** Asks for a copy; while one of one's own is being made, that is the answer. A mail says when it is ready. */
  request: asked
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/exports',
      tags,
      summary: 'Ask for a copy of a wedding',
    })
    .input(weddingPath.extend({ withFiles: z.boolean().default(true) }))
    .output(weddingExport)
    .errors({
      EXPORT_UNDER_WAY: { status: 409, message: 'A copy for another member is being made' },
      TOO_MANY_WEDDING_EXPORTS: {
        status: 429,
        message: 'As many copies as there can be in a day',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
    }),

  /** Stops a copy that is being made, or deletes one with its ZIP. */
  remove: asked
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/exports/{exportId}',
      tags,
      summary: 'Stop or delete a copy of a wedding',
    })
    .input(exportPath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ EXPORT_NOT_FOUND }),

  /** A link to the ZIP, for an hour, for a session of the last minutes and that person alone. */
  link: viewed
    .meta({
      ...{ access: 'member', guard: { section: 'wedding', need: 'view' }, silent: true },
      ...{ isFresh: true, browserOnly: true },
    })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/exports/{exportId}/link',
      tags,
      summary: 'Open the ZIP of a copy',
    })
    .input(exportPath)
    .output(z.object({ url: z.string(), expiresAt: instant }))
    .errors({
      SESSION_NOT_FRESH,
      BROWSER_SESSION_ONLY,
      EXPORT_NOT_FOUND,
      EXPORT_CLOSED: { status: 409, message: 'The copy holds sections that you do not see any more' },
    }),

  schedule: {
    /** The copies that come by themselves; null when they are off. */
    find: viewed
      .route({
        method: 'GET',
        path: '/weddings/{weddingId}/exports/schedule',
        tags,
        summary: 'How often a copy comes by itself',
      })
      .input(weddingPath)
      .output(exportSchedule.nullable()),

    set: asked
      .route({
        method: 'PUT',
        path: '/weddings/{weddingId}/exports/schedule',
        tags,
        summary: 'Get a copy every week or month',
      })
      .input(
        weddingPath.extend({
          rhythm: z.enum(EXPORT_RHYTHMS).nullable(),
          withFiles: z.boolean().default(true),
        }),
      )
      .output(exportSchedule.nullable()),
  },
}
