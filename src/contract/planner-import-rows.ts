import * as z from 'zod'
import { READING_PROBLEMS } from '#domain/imports/imports.ts'
import { ROW_STATES } from '#domain/planner-imports/planner-imports.ts'
import { day, id, instant } from './base.ts'
import { importLeftOut, importPart, importPreview } from './import-rows.ts'

const wedding = z.object({ id, name: z.string(), date: day.nullable() })

/** A part that a wedding gets, by its file. */
const rowPart = importPart.extend({ fileId: id, fileName: z.string(), at: z.int() })

/** A wedding as it would be brought in. Amounts are in cents. */
export const plannerImportRow = z.object({
  key: z.string(),
  name: z.string(),
  date: day.nullable(),
  /** The days that files name, where there are several. */
  days: z.array(day),
  state: z.enum(ROW_STATES),
  isOut: z.boolean(),
  guests: z.int(),
  cents: z.int(),
  brings: z.string(),
  place: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  duplicates: z.array(wedding),
  sameAs: id.nullable(),
  parts: z.array(rowPart),
})

const plannerImportClient = z.object({
  key: z.string(),
  kind: z.enum(['lead', 'out']),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  place: z.string().nullable(),
  day: day.nullable(),
  guests: z.int().nullable(),
  status: z.string().nullable(),
})

/** A wedding that was to be brought in, and its end. */
const broughtRow = z.object({
  key: z.string(),
  name: z.string(),
  date: day.nullable(),
  state: z.enum(['waiting', 'done', 'failed', 'undone', 'kept']),
  failure: z.string().nullable(),
  weddingId: id.nullable(),
  isNew: z.boolean(),
  counts: z.array(z.object({ key: z.string(), count: z.int() })),
})

export const plannerImportView = z.object({
  id,
  state: z.enum(['open', 'applying', 'done', 'undone']),
  createdAt: instant,
  expiresAt: instant,
  files: z.array(
    z.object({
      id,
      name: z.string(),
      bytes: z.int(),
      /** Bytes that have arrived; the next piece begins there. */
      received: z.int(),
      state: z.enum(['arriving', 'waiting', 'read', 'problem']),
      problem: z.enum([...READING_PROBLEMS, 'REPEATED']).nullable(),
    }),
  ),
  rows: z.array(plannerImportRow),
  /** Weddings beyond those that come at once. */
  tooMany: z.int(),
  /** Clients of books without a wedding: requests, and those that stay out. */
  clients: z.array(plannerImportClient),
  /** Files of which it is not known whose they are; `row` is a row, `out`, or unanswered. */
  loose: z.array(z.object({ fileId: id, name: z.string(), row: z.string().nullable() })),
  /** Downloaded weddings, each of which is opened as a new one by itself. */
  archives: z.array(
    z.object({ fileId: id, fileName: z.string(), detail: z.string(), openedAs: id.nullable() }),
  ),
  /** Old invoices, which are kept as documents. */
  invoices: z.int(),
  /** New weddings that the plan and the limits allow now; `null` where there is no limit in sight. */
  room: z.object({ max: z.int(), reason: z.enum(['plan', 'limit']) }).nullable(),
  /** Once it was asked for: what became of each wedding, and what stayed out. */
  outcome: z
    .object({
      rows: z.array(broughtRow),
      leads: z.int(),
      leftOut: z.array(importLeftOut),
      undoUntil: instant,
    })
    .nullable(),
})

/** An import as the list of the own ones has it. */
export const plannerImportLine = plannerImportView.pick({ id: true, state: true, createdAt: true }).extend({
  weddings: z.int(),
})

/** One wedding as it would be. */
export const plannerImportPreview = importPreview.omit({ seen: true })

/** The weddings that undoing would take, and those that it leaves because something was changed since. */
export const plannerImportUndo = z.object({
  weddings: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      /** A new wedding goes as a whole, or stays with what was changed. */
      outcome: z.enum(['goes', 'stays']),
      changedSince: z.array(z.string()),
    }),
  ),
  leads: z.object({ go: z.int(), stay: z.int() }),
})

export type PlannerImportView = z.infer<typeof plannerImportView>
export type PlannerImportRowView = z.infer<typeof plannerImportRow>
export type PlannerImportUndoView = z.infer<typeof plannerImportUndo>
export type PlannerImportPreviewView = z.infer<typeof plannerImportPreview>
