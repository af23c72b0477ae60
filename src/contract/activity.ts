import * as z from 'zod'
import { UNDO_REASONS } from '#domain/activity/activity.ts'
import {
  BIN_AT_ONCE_MAX,
  BIN_KEY_MAX,
  BIN_KIND_NAMES,
  BIN_ROWS_SHOWN,
  BIN_SEARCH_MAX,
} from '#domain/activity/bin.ts'
import { LOGGED_TABLES } from '#domain/activity/logged-tables.ts'
import type { LoggedTable } from '#domain/activity/table-sections.ts'
import { GUARDED_SECTIONS } from '#domain/members/permissions.ts'
import { day, full, id, instant, memberRoute, text, weddingPath } from './base.ts'
import { VENDOR_IN_AGENDA } from './shared-errors.ts'

const entity = z.enum(Object.keys(LOGGED_TABLES) as [LoggedTable, ...LoggedTable[]])

/** The values of a row by the names of its columns, as far as the member may see them. */
const fields = z.record(z.string(), z.unknown()).nullable()

export const change = z.object({
  entity,
  key: z.string(),
  op: z.enum(['insert', 'update', 'delete']),
  /** The name of the row; of a file, a comment or an answer, `of` says whose it is. */
  label: z.string().nullable(),
  of: z.string().nullable(),
  before: fields,
  after: fields,
})

export const conflict = z.object({
  entity,
  key: z.string(),
  label: z.string().nullable(),
  fields: z.array(z.string()),
  reason: z.enum(UNDO_REASONS),
})

/** By whom: a member, who may have left since, or a family by its link. */
const author = {
  actorId: id.nullable(),
  actorName: z.string().nullable(),
  familyName: z.string().nullable(),
}

const counted = z.object({ entity, op: change.shape.op, count: z.int() })

/** Why a line has no 'Deshacer'; `ready` for one that has. */
const UNDO_STATES = ['ready', 'undone', 'final', 'closed', 'expired'] as const

export const line = z.object({
  id,
  at: instant,
  ...author,
  /** The procedure: `guests.import`. */
  action: z.string(),
  undoes: id.nullable(),
  undo: z.enum(UNDO_STATES),
  /** By whom it was undone, and when. */
  undone: z.object({ at: instant, byName: z.string().nullable() }).nullable(),
  /** How many rows of which kind changed, and the first of them. */
  counts: z.array(counted),
  changes: z.array(change),
  conflicts: z.array(conflict),
})

/** Acts of one member, or answers of several families, told as one (`domain/activity/news.ts`). */
export const news = z.object({
  id,
  at: instant,
  ...author,
  action: z.string(),
  acts: z.int(),
  families: z.array(z.string()),
  counts: z.array(counted),
  changes: z.array(change),
})

export type ActivityNews = z.infer<typeof news>
export type ActivityLine = z.infer<typeof line>
export type ActivityChange = z.infer<typeof change>
export type ActivityConflict = z.infer<typeof conflict>
export type UndoState = (typeof UNDO_STATES)[number]

/** A row that waits in the bin. */
export const removedRow = z.object({
  entity,
  key: z.string(),
  label: z.string().nullable(),
  of: z.string().nullable(),
})

export const removed = z.object({
  /** The line that removed it. */
  lineId: id,
  at: instant,
  ...author,
  action: z.string(),
  /** The rows that it removed: of so many the first ones, and those that went with them. */
  entity,
  count: z.int(),
  rows: z.array(removedRow),
  rest: z.array(z.object({ entity, count: z.int() })),
  /** Whether the member may bring it back. */
  canRestore: z.boolean(),
  /** Until when it can be brought back. */
  until: instant,
})

export type RemovedThing = z.infer<typeof removed>
export type RemovedRow = z.infer<typeof removedRow>

/** The choice in the bin: all that a line removed and is still away, or some rows of it. */
const chosen = z.object({
  lineId: id,
  rows: z
    .array(z.object({ entity, key: z.string().max(BIN_KEY_MAX) }))
    .min(1)
    .max(BIN_ROWS_SHOWN)
    .optional(),
})

export type ChosenThing = z.infer<typeof chosen>

const things = z.array(chosen).min(1).max(BIN_AT_ONCE_MAX)

/** Why something chosen stays in the bin altogether. */
const BIN_REFUSALS = ['GONE', 'CLOSED', 'NO_ROOM', 'NO_ROOM_FOR_FILES', 'VENDOR_IN_AGENDA'] as const

export const refused = z.object({
  lineId: id,
  reason: z.enum(BIN_REFUSALS),
  /** The limit that is reached. */
  max: z.int().nullable(),
  /** The vendor whom a published day names. */
  name: z.string().nullable(),
})

export const restoring = z.object({
  restored: z.int(),
  conflicts: z.array(conflict),
  refused: z.array(refused),
})

export type Restoring = z.infer<typeof restoring>
export type BinRefusal = z.infer<typeof refused>

export const undoing = z.object({
  /** The line of the undoing; null when everything was in the way. */
  lineId: id.nullable(),
  undone: z.int(),
  conflicts: z.array(conflict),
})

export const activityContract = {
  /**
   * The acts in a wedding, the newest first, as far as the member may see its sections: of one member or of the
   * families, of a section, of a day in Madrid.
   */
  list: memberRoute('wedding', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/activity',
      tags: ['activity'],
      summary: 'What was done in a wedding',
    })
    .input(
      weddingPath.extend({
        person: z.union([id, z.literal('families')]).optional(),
        section: z.enum(GUARDED_SECTIONS).optional(),
        day: day.optional(),
        /** The `next` of the page before. */
        before: id.optional(),
      }),
    )
    .output(z.object({ lines: z.array(line), next: id.nullable() })),

  /** The acts of others since the member's last visit, grouped, the newest first; four at most. */
  news: memberRoute('wedding', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/news',
      tags: ['activity'],
      summary: 'What others did since the last visit',
    })
    .input(weddingPath)
    .output(
      z.object({
        /** The end of the visit before this one; null in the first. */
        since: instant.nullable(),
        news: z.array(news),
      }),
    ),

  /**
   * The bin: what was removed in the last 30 days and can be brought back, the latest first, as far as the member may
   * see its sections; of a kind, or with a text in its name.
   */
  trash: memberRoute('wedding', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/trash',
      tags: ['activity'],
      summary: 'What was removed and can be brought back',
    })
    .input(
      weddingPath.extend({
        kind: z.enum(BIN_KIND_NAMES).optional(),
        search: text.trim().max(BIN_SEARCH_MAX).optional(),
        /** The `next` of the page before. */
        before: id.optional(),
      }),
    )
    .output(z.object({ things: z.array(removed), next: id.nullable() })),

  /** Brings things back out of the bin, each as far as it can. It needs to edit the section of each. */
  restore: memberRoute('wedding', 'view')
    .meta({ access: 'member', silent: true })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/trash/restore',
      tags: ['activity'],
      summary: 'Bring removed things back',
    })
    .input(weddingPath.extend({ things }))
    .output(restoring),

  /** Deletes things in the bin for good, before their 30 days are over. It needs to edit the section of each. */
  purge: memberRoute('wedding', 'view')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/trash/purge',
      tags: ['activity'],
      summary: 'Delete removed things for good',
    })
    .input(weddingPath.extend({ things }))
    .output(
      z.object({
        purged: z.int(),
        /** Rows that stay, because something that is there still shows them. */
        inUse: z.int(),
      }),
    ),

  /**
   * Undoes a line as far as it still can; what was changed since stays and is a conflict. It needs to edit every
   * section that the line changed. An undoing is a line of its own, and can be undone.
   */
  undo: memberRoute('wedding', 'view')
    .meta({ access: 'member', silent: true })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/activity/{lineId}/undo',
      tags: ['activity'],
      summary: 'Undo a line',
    })
    .errors({
      ACTIVITY_NOT_FOUND: { status: 404, message: 'No such line of activity' },
      ACTIVITY_UNDONE: { status: 409, message: 'The line was undone already' },
      ACTIVITY_FINAL: { status: 409, message: 'The line changed nothing that can be undone' },
      VENDOR_IN_AGENDA,
      WEDDING_FILES_FULL: { status: 409, message: 'The files of the wedding have as many bytes as they can' },
      NO_ROOM_TO_RESTORE: full('There is no room for what would come back'),
    })
    .input(weddingPath.extend({ lineId: id }))
    .output(undoing),
}
