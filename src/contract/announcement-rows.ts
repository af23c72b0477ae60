import * as z from 'zod'
import { LEGAL_DOCUMENTS } from '#domain/operation/legal-documents.ts'
import { day, id, instant } from './base.ts'

export const document = z.enum(LEGAL_DOCUMENTS)

export const comparedLine = z.object({ before: z.string().nullable(), after: z.string().nullable() })

/** A text that the release carries and that was not announced. */
export const comingText = z.object({
  document,
  /** Of the text that holds, and of the one that comes. */
  presentVersion: day,
  version: day,
  /** The first day on which it may take effect. */
  earliest: day,
  /** The accounts that would be told. */
  accounts: z.int(),
  /** The lines that change, with those around them. */
  changes: z.array(comparedLine),
})

export type ComingText = z.infer<typeof comingText>

export const announcedText = z.object({
  id,
  document,
  version: day,
  summary: z.string(),
  effectiveOn: day,
  announcedAt: instant,
  /** The accounts of then that it concerns; how many were written to, are still in the queue, and have read it. */
  accounts: z.int(),
  mailed: z.int(),
  queued: z.int(),
  read: z.int(),
  /** When it was taken back; how many of those written to have been told so, and are still in the queue. */
  withdrawnAt: instant.nullable(),
  withdrawalMailed: z.int(),
  withdrawalQueued: z.int(),
})

export type AnnouncedText = z.infer<typeof announcedText>

/** A change of a text as a person is told of it; one that was taken back has the reason as its summary. */
export const textChange = z.object({
  ...{ id, document, summary: z.string(), effectiveOn: day, path: z.string() },
  isWithdrawn: z.boolean(),
})

export type TextChange = z.infer<typeof textChange>
