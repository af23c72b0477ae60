import * as z from 'zod'
import {
  IMPORT_CALL_FILES_MAX,
  IMPORT_CALL_MAX_BYTES,
  IMPORT_FILES_MAX,
  IMPORT_NAME_MAX,
  IMPORT_TEXT_MAX,
  IMPORT_TOTAL_MAX_BYTES,
} from '#domain/imports/imports.ts'
import { UPLOAD_COSTS } from '#domain/operation/limits.ts'
import { full, id, memberRoute, requiredLine, requiredText, text, weddingPath } from './base.ts'
import { broughtWedding, OPENING_ERRORS } from './exports.ts'
import { importView } from './import-rows.ts'

const tags = ['imports']

/** Base64 with what stands around it. */
const IMPORT_CALL_BODY_MAX_BYTES = Math.ceil((IMPORT_CALL_MAX_BYTES * 4) / 3) + 64 * 1024

export const IMPORT_NOT_FOUND = { status: 404, message: 'There is no such import of yours' } as const
export const IMPORT_CLOSED = {
  status: 409,
  message: 'The import is being brought in, has been brought in, or was given up',
} as const

export const importPath = weddingPath.extend({ importId: id })
export const importFilePath = importPath.extend({ fileId: id })

/** The files of an import: how they come, and go. */
export const importFilesContract = {
  /**
   * Begins an import with all its files in one request, for programs: each as base64, or a text, or both. It answers once
   * they have been read; a file that takes longer is `waiting` still, and `find` tells when it is not. Sent again with
   * the same `id` it adds nothing that is there. Larger files come in pieces (`addFiles`).
   */
  beginWithFiles: memberRoute('wedding', 'view')
    .meta({
      ...{ access: 'member', guard: { section: 'wedding', need: 'view' }, silent: true },
      ...{ maxBody: IMPORT_CALL_BODY_MAX_BYTES, cost: 20, queue: 'none' },
    })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/imports/files',
      tags,
      summary: 'Begin an import with its files',
    })
    .input(
      weddingPath
        .extend({
          id,
          files: z
            .array(
              z.object({
                name: requiredLine(IMPORT_NAME_MAX),
                base64: text.max(IMPORT_CALL_BODY_MAX_BYTES),
              }),
            )
            .max(IMPORT_CALL_FILES_MAX)
            .default([]),
          text: requiredText(IMPORT_TEXT_MAX).optional(),
        })
        .refine(({ files, text }) => files.length > 0 || text !== undefined, 'Files or a text are needed'),
    )
    .output(importView)
    .errors({
      IMPORT_CLOSED,
      IMPORT_NOT_FOUND,
      IMPORT_NOT_BASE64: { status: 422, message: 'A file is not written as base64' },
      TOO_MANY_IMPORTS: full('You have as many imports open as there can be'),
      TOO_MANY_IMPORT_FILES: full('An import has as many files as it can'),
      IMPORT_TOO_LARGE: full('The files have more bytes than they can: larger ones come in pieces'),
    }),

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
    .input(importFilePath)
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
    .input(importFilePath)
    .output(broughtWedding)
    .errors({ IMPORT_NOT_FOUND, IMPORT_CLOSED, ...OPENING_ERRORS }),
}
