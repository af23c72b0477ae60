import * as z from 'zod'
import { IMPORT_NAME_MAX, IMPORT_TOTAL_MAX_BYTES, PART_KINDS } from '#domain/imports/imports.ts'
import { UPLOAD_COSTS } from '#domain/operation/limits.ts'
import {
  PLANNER_IMPORT_FILES_MAX,
  PLANNER_IMPORT_WEDDINGS_MAX,
  ROW_KEY_MAX,
} from '#domain/planner-imports/planner-imports.ts'
import { WEDDING_NAME_MAX } from '#domain/weddings/weddings.ts'
import { day, full, id, plannerRoute, requiredLine, text } from './base.ts'
import { broughtWedding, OPENING_ERRORS } from './exports.ts'
import { IMPORT_CLOSED, IMPORT_NOT_FOUND } from './import-files.ts'
import {
  plannerImportLine,
  plannerImportPreview,
  plannerImportUndo,
  plannerImportView,
} from './planner-import-rows.ts'
import { PLAN_NEEDED } from './shared-errors.ts'

const importPath = z.object({ importId: id })
const filePath = importPath.extend({ fileId: id })
const rowKey = text.min(1).max(ROW_KEY_MAX)

const route = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: '' | `/${string}`, summary: string) =>
  plannerRoute.route({ method, path: `/planner/imports${path}`, tags: ['plannerImports'], summary })

const IMPORT_ROW_NOT_FOUND = { status: 404, message: 'The import has no such wedding' } as const

/**
 * Brings all weddings of a planner in at once, from a folder for each or from a book. Files arrive and are read as those
 * of a wedding are; each wedding is written in a transaction of its own, and no couple is told.
 */
export const plannerImportsContract = {
  /** The own imports: those that wait, and those that can still be undone, the newest first. */
  list: route('GET', '', 'Your imports of weddings').output(z.array(plannerImportLine)),

  /** Begins an import; a repeated `id` answers with the one that exists. */
  begin: route('POST', '', 'Begin an import of weddings')
    .input(z.object({ id }))
    .output(plannerImportView)
    .errors({ TOO_MANY_PLANNER_IMPORTS: full('You have as many imports open as there can be') }),

  find: route('GET', '/{importId}', 'An import with its weddings as they were understood')
    .input(importPath)
    .output(plannerImportView)
    .errors({ IMPORT_NOT_FOUND }),

  /** Announces files, whose bytes follow in pieces (`uploads.plannerImportPiece`). */
  addFiles: route('POST', '/{importId}/files', 'Announce files of weddings')
    .meta({ access: 'planner', maxBody: 1024 ** 2 })
    .input(
      importPath.extend({
        files: z
          .array(
            z.object({
              id,
              name: requiredLine(IMPORT_NAME_MAX),
              bytes: z.int().min(0).max(IMPORT_TOTAL_MAX_BYTES),
            }),
          )
          .min(1)
          .max(PLANNER_IMPORT_FILES_MAX),
      }),
    )
    .output(plannerImportView)
    .errors({
      IMPORT_NOT_FOUND,
      IMPORT_CLOSED,
      TOO_MANY_PLANNER_FILES: full('An import has as many files as it can'),
      IMPORT_TOO_LARGE: full('The files of an import have as many bytes as they can'),
    }),

  removeFile: route('DELETE', '/{importId}/files/{fileId}', 'Take a file out of an import of weddings')
    .input(filePath)
    .output(plannerImportView)
    .errors({ IMPORT_NOT_FOUND, IMPORT_CLOSED }),

  /** Opens a downloaded wedding that waits in an import as a new one of the planner; opened again it is the same. */
  openFile: route('POST', '/{importId}/files/{fileId}/opening', 'Open a downloaded wedding as a new one')
    .meta({ access: 'planner', cost: UPLOAD_COSTS.archive })
    .route({ successStatus: 201 })
    .input(filePath)
    .output(broughtWedding)
    .errors({ IMPORT_NOT_FOUND, IMPORT_CLOSED, ...OPENING_ERRORS }),

  /** Says what a part is, which is read anew as that, or leaves it out. */
  choosePart: route('PATCH', '/{importId}/files/{fileId}', 'Say what a part of a file is')
    .input(
      filePath.extend({
        part: z.int().min(0).max(1000),
        kind: z.enum(PART_KINDS).optional(),
        isOut: z.boolean().optional(),
      }),
    )
    .output(plannerImportView)
    .errors({ IMPORT_NOT_FOUND, IMPORT_CLOSED }),

  /** Answers what is asked of weddings, of a loose file or of a client. What the import does not have is left. */
  answer: route('PATCH', '/{importId}', 'Answer a question of an import of weddings')
    .input(
      importPath.extend({
        rows: z
          .array(
            z.object({
              key: rowKey,
              name: requiredLine(WEDDING_NAME_MAX).optional(),
              /** `null` for a wedding without a date. */
              date: day.nullable().optional(),
              /** A wedding of yours, or `other`. */
              same: z.union([id, z.literal('other')]).optional(),
              isOut: z.boolean().optional(),
            }),
          )
          .max(PLANNER_IMPORT_WEDDINGS_MAX)
          .default([]),
        file: z.object({ id, row: rowKey }).optional(),
        client: z.object({ key: rowKey, kind: z.enum(['wedding', 'lead', 'out']) }).optional(),
      }),
    )
    .output(plannerImportView)
    .errors({ IMPORT_NOT_FOUND, IMPORT_CLOSED }),

  /** One wedding as it would be. Nothing is written. */
  preview: route('GET', '/{importId}/preview', 'A wedding of an import as it would be')
    .meta({ access: 'planner', cost: 5 })
    .input(importPath.extend({ key: rowKey }))
    .output(plannerImportPreview)
    .errors({ IMPORT_NOT_FOUND, IMPORT_CLOSED, IMPORT_ROW_NOT_FOUND }),

  /**
   * Brings weddings in, in the background, each in a transaction of its own. Weddings that wait for an answer refuse all of
   * it, and so do more new ones than the plan allows: nothing is written then. Of an import that is done it tries those
   * that failed again.
   */
  apply: route('POST', '/{importId}/apply', 'Bring weddings in')
    .meta({ access: 'planner', cost: 20 })
    .input(importPath.extend({ keys: z.array(rowKey).max(PLANNER_IMPORT_WEDDINGS_MAX) }))
    .output(plannerImportView)
    .errors({
      IMPORT_NOT_FOUND,
      IMPORT_CLOSED,
      IMPORT_NOT_READ: { status: 409, message: 'Some files have not been read yet' },
      IMPORT_ROWS_UNANSWERED: { status: 409, message: 'Some of these weddings wait for an answer' },
      PLAN_NEEDED,
      TOO_MANY_WEDDINGS: full('You are a member of as many weddings as there can be'),
    }),

  /** Gives an import up with its files; one that is being brought in stops before its next wedding. */
  cancel: route('DELETE', '/{importId}', 'Give an import of weddings up')
    .input(importPath)
    .output(z.object({ cancelled: z.literal(true) }))
    .errors({ IMPORT_NOT_FOUND, IMPORT_CLOSED }),

  undoPreview: route('GET', '/{importId}/undo', 'What undoing an import of weddings would leave')
    .meta({ access: 'planner', cost: 20 })
    .input(importPath.extend({ key: rowKey.optional() }))
    .output(plannerImportUndo)
    .errors({ IMPORT_NOT_FOUND, IMPORT_CLOSED, IMPORT_ROW_NOT_FOUND }),

  /** Undoes an import within 7 days, or one wedding of it: what was changed since stays. */
  undo: route('POST', '/{importId}/undo', 'Undo an import of weddings')
    .meta({ access: 'planner', cost: 20 })
    .input(importPath.extend({ key: rowKey.optional() }))
    .output(plannerImportView)
    .errors({ IMPORT_NOT_FOUND, IMPORT_CLOSED, IMPORT_ROW_NOT_FOUND }),
}
