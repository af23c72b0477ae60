import { Readable } from 'node:stream'
import {
  IMPORT_CALL_MAX_BYTES,
  IMPORT_FILES_MAX,
  IMPORT_TOTAL_MAX_BYTES,
  IMPORTS_OPEN_MAX,
} from '#domain/imports/imports.ts'
import { refusedAs } from '#server/areas/archive/open-stored.ts'
import { announceRows } from '#server/core/procedures/announce.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { newId } from '#server/platform/ids.ts'
import { beginWithFiles } from './begin-with-files.ts'
import { addText, announceFiles, Overfull, removeFile } from './import-files.commands.ts'
import { shownOf, viewPreview } from './import-view.ts'
import { changed, ownerOf, view } from './importing.ts'
import { answerQuestion, applyImport, beginImport, cancelImport, choosePart } from './imports.commands.ts'
import { findImport, listImports } from './imports.queries.ts'
import { openImportFile } from './open-import-file.ts'
import { previewUndo, undoImport } from './undo-import.ts'

const viewer = weddingMember('wedding', 'view')

export const importsRouter = {
  list: viewer.imports.list.handler(async ({ context }) => {
    const { db, clock } = context.platform
    return (await listImports(db, ownerOf(context), clock.now())).map((row) => {
      const { id, state, createdAt, expiresAt, outcome } = shownOf(row)
      return { id, state, createdAt, expiresAt, outcome }
    })
  }),

  begin: viewer.imports.begin.handler(async ({ context, input, errors }) => {
    const row = await beginImport(context.platform, ownerOf(context), input.id.toLowerCase())
    if (row === 'full') throw errors.TOO_MANY_IMPORTS({ data: { max: IMPORTS_OPEN_MAX } })
    return view(context, row)
  }),

  beginWithFiles: viewer.imports.beginWithFiles.handler(async ({ context, input, errors }) => {
    const id = input.id.toLowerCase()
    const outcome = await beginWithFiles(context, { ...input, id }).catch(overfull)
    if (outcome instanceof Overfull)
      throw outcome.of === 'files'
        ? errors.TOO_MANY_IMPORT_FILES({ data: { max: IMPORT_FILES_MAX } })
        : errors.IMPORT_TOO_LARGE({ data: { max: IMPORT_CALL_MAX_BYTES } })
    if (outcome === 'unreadable') throw errors.IMPORT_NOT_BASE64()
    if (outcome === 'full') throw errors.TOO_MANY_IMPORTS({ data: { max: IMPORTS_OPEN_MAX } })
    return changed(context, errors, id, outcome)
  }),

  find: viewer.imports.find.handler(async ({ context, input, errors }) => {
    const row = await findImport(context.platform.db, ownerOf(context), input.importId)
    if (!row) throw errors.IMPORT_NOT_FOUND()
    return view(context, row)
  }),

  addFiles: viewer.imports.addFiles.handler(async ({ context, input, errors }) => {
    const { importId } = input
    const files = input.files.map((file) => ({ ...file, id: file.id.toLowerCase() }))
    const outcome = await announceFiles(context.platform, ownerOf(context), importId, files).catch(overfull)
    if (outcome instanceof Overfull)
      throw outcome.of === 'files'
        ? errors.TOO_MANY_IMPORT_FILES({ data: { max: IMPORT_FILES_MAX } })
        : errors.IMPORT_TOO_LARGE({ data: { max: IMPORT_TOTAL_MAX_BYTES } })
    return changed(context, errors, importId, outcome)
  }),

  addText: viewer.imports.addText.handler(async ({ context, input, errors }) => {
    const { files } = context.platform
    const contents = Buffer.from(input.text)
    const path = `${context.weddingId}/${input.importId}/${newId()}`
    if (!(await findImport(context.platform.db, ownerOf(context), input.importId)))
      throw errors.IMPORT_NOT_FOUND()
    await files.put('imports', path, Readable.from([contents]), contents.length)
    const text = { importId: input.importId, id: input.id.toLowerCase(), path, bytes: contents.length }
    const outcome = await addText(context.platform, ownerOf(context), text).catch(overfull)
    if (outcome !== 'changed') await files.remove('imports', path)
    if (outcome instanceof Overfull) throw errors.TOO_MANY_IMPORT_FILES({ data: { max: IMPORT_FILES_MAX } })
    return changed(context, errors, input.importId, outcome)
  }),

  removeFile: viewer.imports.removeFile.handler(async ({ context, input, errors }) =>
    changed(context, errors, input.importId, await removeFile(context.platform, ownerOf(context), input)),
  ),

  openFile: viewer.imports.openFile.handler(async ({ context, input, errors }) => {
    const opened = await openImportFile(context, input).catch((error: unknown) => {
      throw refusedAs(errors, error)
    })
    if (opened === 'notFound') throw errors.IMPORT_NOT_FOUND()
    if (opened === 'closed') throw errors.IMPORT_CLOSED()
    return opened
  }),

  choosePart: viewer.imports.choosePart.handler(async ({ context, input, errors }) =>
    changed(context, errors, input.importId, await choosePart(context.platform, ownerOf(context), input)),
  ),

  answer: viewer.imports.answer.handler(async ({ context, input, errors }) =>
    changed(context, errors, input.importId, await answerQuestion(context.platform, ownerOf(context), input)),
  ),

  preview: viewer.imports.preview.handler(async ({ context, input, errors }) => {
    const { db, clock, queues } = context.platform
    const row = await findImport(db, ownerOf(context), input.importId)
    if (!row) throw errors.IMPORT_NOT_FOUND()
    if (row.state !== 'open' && row.state !== 'failed') throw errors.IMPORT_CLOSED()
    return queues.imports.run(context.weddingId, () => viewPreview(db, context, row, clock.now()))
  }),

  apply: viewer.imports.apply.handler(async ({ context, input, errors }) => {
    const outcome = await applyImport(context.platform, ownerOf(context), input.importId, input.seen)
    if (outcome === 'notRead') throw errors.IMPORT_NOT_READ()
    return changed(context, errors, input.importId, outcome)
  }),

  cancel: viewer.imports.cancel.handler(async ({ context, input, errors }) => {
    const outcome = await cancelImport(context.platform, ownerOf(context), input.importId)
    if (outcome === 'notFound') throw errors.IMPORT_NOT_FOUND()
    if (outcome === 'closed') throw errors.IMPORT_CLOSED()
    return { cancelled: true } as const
  }),

  undoPreview: viewer.imports.undoPreview.handler(async ({ context, input, errors }) => {
    const outcome = await context.platform.queues.imports.run(context.weddingId, () =>
      previewUndo(context.platform, context, ownerOf(context), input.importId),
    )
    if (outcome === 'notFound') throw errors.IMPORT_NOT_FOUND()
    if (outcome === 'closed') throw errors.IMPORT_CLOSED()
    const changedSince = outcome.conflicts.slice(0, CONFLICTS_SHOWN)
    return { rows: outcome.rows, changedSince }
  }),

  undo: viewer.imports.undo.handler(async ({ context, input, errors }) => {
    const outcome = await undoImport(context.platform, context, ownerOf(context), input.importId)
    if (outcome === 'notFound') throw errors.IMPORT_NOT_FOUND()
    if (outcome === 'closed') throw errors.IMPORT_CLOSED()
    for (const { area, visibility } of outcome.announced)
      announceRows({ ...context, headers: {} }, { ...context, visibility, notified: outcome.notified }, area)
    return { undone: outcome.undone, kept: outcome.conflicts.length }
  }),
}

const CONFLICTS_SHOWN = 100

function overfull(error: unknown): Overfull {
  if (error instanceof Overfull) return error
  throw error
}
