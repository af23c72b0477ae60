import * as z from 'zod'
import {
  IMPORT_FILES_MAX,
  IMPORT_NAME_MAX,
  IMPORT_SEEN_MAX,
  IMPORT_TEXT_MAX,
  IMPORT_TOTAL_MAX_BYTES,
  PART_KINDS,
} from '#domain/imports/imports.ts'
import { UPLOAD_COSTS } from '#domain/operation/limits.ts'
import { full, id, memberRoute, requiredLine, requiredText, text, weddingPath } from './base.ts'
import { broughtWedding, OPENING_ERRORS } from './exports.ts'
import { importLine, importPreview, importUndo, importView } from './import-rows.ts'

const tags = ['imports']

export const IMPORT_NOT_FOUND = { status: 404, message: 'There is no such import of yours' } as const
export const IMPORT_CLOSED = {
  status: 409,
  message: 'The import is being brought in, has been brought in, or was given up',
} as const

const importPath = weddingPath.extend({ importId: id })
const filePath = importPath.extend({ fileId: id })

/**
 * Brings files of any kind into a wedding: they arrive in pieces, are read in the background, looked at as a whole, and
 * written in one transaction. An import is its author's alone until then, and only sections that they edit are written.
 */
export const importsContract = {
  /** The own imports: those that wait, and those that can still be undone, the newest first. */
  list: memberRoute('wedding', 'view')
    .meta({ access: 'member', guard: { section: 'wedding', need: 'view' } })
    .route({ method: 'GET', path: '/weddings/{weddingId}/imports', tags, summary: 'Your imports' })
    .input(weddingPath)
    .output(z.array(importLine)),

  /** Begins an import; a repeated `id` answers with the one that exists. */
  begin: memberRoute('wedding', 'view')
    .meta({ access: 'member', guard: { section: 'wedding', need: 'view' }, silent: true })
    .route({ method: 'POST', path: '/weddings/{weddingId}/imports', tags, summary: 'Begin an import' })
    .input(weddingPath.extend({ id }))
    .output(importView)
    .errors({ TOO_MANY_IMPORTS: full('You have as many imports open as there can be') }),

  find: memberRoute('wedding', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/imports/{importId}',
      tags,
      summary: 'An import with its files as they were understood',
    })
    .input(importPath)
    .output(importView)
    .errors({ IMPORT_NOT_FOUND }),

  /** Announces files, whose bytes follow in pieces (`uploads.importPiece`). */
  addFiles: memberRoute('wedding', 'view')
    .meta({ access: 'member', guard: { section: 'wedding', need: 'view' }, silent: true, maxBody: 1024 ** 2 })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/imports/{importId}/files',
      tags,
      summary: 'Announce files',
    })
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
          .max(IMPORT_FILES_MAX),
      }),
    )
    .output(importView)
    .errors({
      IMPORT_NOT_FOUND,
      IMPORT_CLOSED,
      TOO_MANY_IMPORT_FILES: full('An import has as many files as it can'),
      IMPORT_TOO_LARGE: full('The files of an import have as many bytes as they can'),
    }),

  /** A pasted text, as a file of its own. */
  addText: memberRoute('wedding', 'view')
    .meta({
      access: 'member',
      guard: { section: 'wedding', need: 'view' },
      silent: true,
      maxBody: 8 * IMPORT_TEXT_MAX,
    })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/imports/{importId}/texts',
      tags,
      summary: 'Add a pasted text',
    })
    .input(importPath.extend({ id, text: requiredText(IMPORT_TEXT_MAX) }))
    .output(importView)
    .errors({
      IMPORT_NOT_FOUND,
      IMPORT_CLOSED,
      TOO_MANY_IMPORT_FILES: full('An import has as many files as it can'),
    }),

  removeFile: memberRoute('wedding', 'view')
    .meta({ access: 'member', guard: { section: 'wedding', need: 'view' }, silent: true })
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/imports/{importId}/files/{fileId}',
      tags,
      summary: 'Take a file out of an import',
    })
    .input(filePath)
    .output(importView)
    .errors({ IMPORT_NOT_FOUND, IMPORT_CLOSED }),

  /** Opens a downloaded wedding that waits in an import as a new one of the person; opened again it is the same. */
  openFile: memberRoute('wedding', 'view')
    .meta({
      ...{ access: 'member', guard: { section: 'wedding', need: 'view' }, silent: true },
      ...{ cost: UPLOAD_COSTS.archive, queue: 'none' },
    })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/imports/{importId}/files/{fileId}/opening',
      successStatus: 201,
      tags,
      summary: 'Open a downloaded wedding as a new one',
    })
    .input(filePath)
    .output(broughtWedding)
    .errors({ IMPORT_NOT_FOUND, IMPORT_CLOSED, ...OPENING_ERRORS }),

  /** Says what a part is, which is read anew as that, or leaves it out. */
  choosePart: memberRoute('wedding', 'view')
    .meta({ access: 'member', guard: { section: 'wedding', need: 'view' }, silent: true })
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/imports/{importId}/files/{fileId}',
      tags,
      summary: 'Say what a part of a file is',
    })
    .input(
      filePath.extend({
        part: z.int().min(0).max(1000),
        kind: z.enum(PART_KINDS).optional(),
        isOut: z.boolean().optional(),
      }),
    )
    .output(importView)
    .errors({ IMPORT_NOT_FOUND, IMPORT_CLOSED }),

  /** Answers questions, by their keys; a value that is none of the options is left. */
  answer: memberRoute('wedding', 'view')
    .meta({ access: 'member', guard: { section: 'wedding', need: 'view' }, silent: true })
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/imports/{importId}',
      tags,
      summary: 'Answer a question of an import',
    })
    .input(importPath.extend({ key: text.max(200), value: text.max(200) }))
    .output(importView)
    .errors({ IMPORT_NOT_FOUND, IMPORT_CLOSED }),

  /** The whole wedding as it would be. Nothing is written. */
  preview: memberRoute('wedding', 'view')
    .meta({ access: 'member', guard: { section: 'wedding', need: 'view' }, cost: 5, queue: 'import' })
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/imports/{importId}/preview',
      tags,
      summary: 'The wedding as it would be with an import',
    })
    .input(importPath)
    .output(importPreview)
    .errors({ IMPORT_NOT_FOUND, IMPORT_CLOSED }),

  /**
   * Brings all of it in, in the background and in one transaction, as the preview with that `seen` showed it: with any
   * other plan by then it is `failed` with `IMPORT_CHANGED`, and nothing is written. Asked again it goes on as before.
   */
  apply: memberRoute('wedding', 'view')
    .meta({ access: 'member', guard: { section: 'wedding', need: 'view' }, silent: true })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/imports/{importId}/apply',
      tags,
      summary: 'Bring an import in',
    })
    .input(importPath.extend({ seen: requiredText(IMPORT_SEEN_MAX) }))
    .output(importView)
    .errors({
      IMPORT_NOT_FOUND,
      IMPORT_CLOSED,
      IMPORT_NOT_READ: { status: 409, message: 'Some files have not been read yet' },
    }),

  /** Gives an import up; its files are deleted. */
  cancel: memberRoute('wedding', 'view')
    .meta({ access: 'member', guard: { section: 'wedding', need: 'view' }, silent: true })
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/imports/{importId}',
      tags,
      summary: 'Give an import up',
    })
    .input(importPath)
    .output(z.object({ cancelled: z.literal(true) }))
    .errors({ IMPORT_NOT_FOUND, IMPORT_CLOSED }),

  undoPreview: memberRoute('wedding', 'view')
    .meta({ access: 'member', guard: { section: 'wedding', need: 'view' }, cost: 5, queue: 'import' })
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/imports/{importId}/undo',
      tags,
      summary: 'What undoing an import would leave as it is',
    })
    .input(importPath)
    .output(importUndo)
    .errors({ IMPORT_NOT_FOUND, IMPORT_CLOSED }),

  /** Undoes an import within 7 days: what was changed since stays as it is. It announces the lists that it changes itself. */
  undo: memberRoute('wedding', 'view')
    .meta({ access: 'member', guard: { section: 'wedding', need: 'view' }, silent: true })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/imports/{importId}/undo',
      tags,
      summary: 'Undo an import',
    })
    .input(importPath)
    .output(z.object({ undone: z.int(), kept: z.int() }))
    .errors({ IMPORT_NOT_FOUND, IMPORT_CLOSED }),
}
