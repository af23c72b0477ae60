import * as z from 'zod'
import { IMPORT_SEEN_MAX, PART_KINDS } from '#domain/imports/imports.ts'
import { full, id, memberRoute, requiredText, text, weddingPath } from './base.ts'
import {
  IMPORT_CLOSED,
  IMPORT_NOT_FOUND,
  importFilePath,
  importFilesContract,
  importPath,
} from './import-files.ts'
import { importLine, importPreview, importUndo, importView } from './import-rows.ts'

const tags = ['imports']

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

  ...importFilesContract,

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
      importFilePath.extend({
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
