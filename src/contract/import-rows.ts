import * as z from 'zod'
import { PART_KINDS, PRODUCTS, READING_PROBLEMS } from '#domain/imports/imports.ts'
import { conflict } from './activity.ts'
import { day, id, instant } from './base.ts'

/** A part of a file in words: a page of a workbook, a text, a picture. */
export const importPart = z.object({
  kind: z.enum(PART_KINDS),
  sheet: z.string().nullable(),
  product: z.enum(PRODUCTS).nullable(),
  title: z.string(),
  detail: z.string(),
  /** The other kinds that it can be taken for. */
  alternatives: z.array(z.enum(PART_KINDS)),
  isUncertain: z.boolean(),
  /** Whether the person leaves it out. */
  isOut: z.boolean(),
})

export const importFile = z.object({
  id,
  name: z.string(),
  bytes: z.int(),
  /** Bytes that have arrived; the next piece begins there. */
  received: z.int(),
  state: z.enum(['arriving', 'waiting', 'read', 'problem']),
  problem: z.enum([...READING_PROBLEMS, 'REPEATED']).nullable(),
  parts: z.array(importPart),
  /** The wedding as which a ZIP of one was opened. */
  openedAs: id.nullable(),
})

export const importQuestion = z.object({
  key: z.string(),
  title: z.string(),
  detail: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  value: z.string(),
  isAnswered: z.boolean(),
})

/** Something that stays out, with the file that it is of. */
export const importLeftOut = z.object({ fileName: z.string(), title: z.string(), detail: z.string() })

const IMPORT_STATES = ['open', 'applying', 'done', 'failed', 'undone', 'cancelled'] as const

export const importView = z.object({
  id,
  state: z.enum(IMPORT_STATES),
  createdAt: instant,
  /** Until when it waits to be brought in. */
  expiresAt: instant,
  /** From 0 to 100, while it is brought in. */
  progress: z.int(),
  /** Why it could not be brought in, as a sentence, or `IMPORT_CHANGED`; everything is as before. */
  failure: z.string().nullable(),
  files: z.array(importFile),
  questions: z.array(importQuestion),
  /** Once it is brought in: how many came of what, what stayed out, and until when all of it can be undone. */
  outcome: z
    .object({
      counts: z.array(z.object({ key: z.string(), count: z.int() })),
      leftOut: z.array(importLeftOut),
      undoUntil: instant,
      lineId: id.nullable(),
    })
    .nullable(),
})

/** An import as the list of the own ones has it. */
export const importLine = importView.pick({
  id: true,
  state: true,
  createdAt: true,
  expiresAt: true,
  outcome: true,
})

const previewLine = z.object({
  label: z.string(),
  detail: z.string().nullable(),
  state: z.enum(['new', 'changed']),
})

export const importPreview = z.object({
  /** Names the plan that is shown, for `apply`. */
  seen: z.string(),
  newDate: day.nullable(),
  date: day.nullable(),
  venue: z.string().nullable(),
  sections: z.array(
    z.object({
      key: z.enum(['guests', 'vendors', 'seating', 'agenda', 'tasks', 'photos', 'documents']),
      count: z.int(),
      title: z.string(),
      detail: z.string(),
      lines: z.array(previewLine),
      more: z.int(),
    }),
  ),
  closed: z.array(z.string()),
  notes: z.array(z.string()),
  leftOut: z.array(importLeftOut),
})

/** The rows that were changed since an import was brought in, so that undoing it says first what stays. */
export const importUndo = z.object({
  /** How many rows go again, and how many stay because they were changed since. */
  rows: z.int(),
  changedSince: z.array(conflict),
})

export type ImportView = z.infer<typeof importView>
export type ImportFileView = z.infer<typeof importFile>
export type ImportPartView = z.infer<typeof importPart>
export type ImportPreviewView = z.infer<typeof importPreview>
export type ImportUndoView = z.infer<typeof importUndo>
