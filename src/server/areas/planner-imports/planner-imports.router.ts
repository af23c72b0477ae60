import { IMPORT_TOTAL_MAX_BYTES } from '#domain/imports/imports.ts'
import {
  PLANNER_IMPORT_FILES_MAX,
  PLANNER_IMPORTS_OPEN_MAX,
} from '#domain/planner-imports/planner-imports.ts'
import { refusedAs } from '#server/areas/archive/open-stored.ts'
import { Overfull } from '#server/areas/imports/import-files.commands.ts'
import type { Platform } from '#server/core/context.ts'
import type { Actor } from '#server/core/membership.ts'
import { planner } from '#server/core/procedures/procedures.ts'
import { answered } from './answered.ts'
import { applyPlannerImport } from './apply-planner-import.ts'
import { openPlannerFile } from './open-planner-file.ts'
import { announceFiles, choosePart, removeFile } from './planner-files.commands.ts'
import { viewPlannerImport } from './planner-import-view.ts'
import { beginPlannerImport, cancelPlannerImport, saveAnswers } from './planner-imports.commands.ts'
import { findPlannerImport, listPlannerImports } from './planner-imports.queries.ts'
import { previewWedding } from './preview-wedding.ts'
import { previewUndoing, undoBrought } from './undo-brought.ts'

const routes = planner.plannerImports

type Asking = { platform: Platform; actor: Actor }
type Refused = { IMPORT_NOT_FOUND: () => Error; IMPORT_CLOSED: () => Error }

const keyOf = ({ actor }: Asking, { importId }: { importId: string }) => ({
  plannerId: actor.userId,
  importId: importId.toLowerCase(),
})

const fileOf = (context: Asking, input: { importId: string; fileId: string }) => ({
  ...keyOf(context, input),
  fileId: input.fileId.toLowerCase(),
})

/** The import as it is once it was changed. */
async function changed(context: Asking, errors: Refused, input: { importId: string }, outcome: string) {
  if (outcome === 'notFound') throw errors.IMPORT_NOT_FOUND()
  if (outcome === 'closed') throw errors.IMPORT_CLOSED()
  const row = await findPlannerImport(context.platform.db, keyOf(context, input))
  if (!row) throw errors.IMPORT_NOT_FOUND()
  return viewPlannerImport(context.platform, row)
}

export const plannerImportsRouter = {
  list: routes.list.handler(async ({ context }) => {
    const { db, clock } = context.platform
    return (await listPlannerImports(db, context.actor.userId, clock.now())).map(
      ({ id, state, createdAt, brought }) => ({
        ...{ id, state, createdAt: createdAt.toISOString() },
        weddings: brought?.rows.filter((row) => row.state === 'done').length ?? 0,
      }),
    )
  }),

  begin: routes.begin.handler(async ({ context, input, errors }) => {
    const key = keyOf(context, { importId: input.id })
    const row = await beginPlannerImport(context.platform, key)
    if (row === 'full') throw errors.TOO_MANY_PLANNER_IMPORTS({ data: { max: PLANNER_IMPORTS_OPEN_MAX } })
    return viewPlannerImport(context.platform, row)
  }),

  find: routes.find.handler(async ({ context, input, errors }) => {
    const row = await findPlannerImport(context.platform.db, keyOf(context, input))
    if (!row) throw errors.IMPORT_NOT_FOUND()
    return viewPlannerImport(context.platform, row)
  }),

  addFiles: routes.addFiles.handler(async ({ context, input, errors }) => {
    const files = input.files.map((file) => ({ ...file, id: file.id.toLowerCase() }))
    const outcome = await announceFiles(context.platform, keyOf(context, input), files).catch(overfull)
    if (outcome instanceof Overfull)
      throw outcome.of === 'files'
        ? errors.TOO_MANY_PLANNER_FILES({ data: { max: PLANNER_IMPORT_FILES_MAX } })
        : errors.IMPORT_TOO_LARGE({ data: { max: IMPORT_TOTAL_MAX_BYTES } })
    return changed(context, errors, input, outcome)
  }),

  removeFile: routes.removeFile.handler(async ({ context, input, errors }) =>
    changed(context, errors, input, await removeFile(context.platform, fileOf(context, input))),
  ),

  openFile: routes.openFile.handler(async ({ context, input, errors }) => {
    const opened = await openPlannerFile(context, fileOf(context, input)).catch((error: unknown) => {
      throw refusedAs(errors, error)
    })
    if (opened === 'notFound') throw errors.IMPORT_NOT_FOUND()
    if (opened === 'closed') throw errors.IMPORT_CLOSED()
    return opened
  }),

  choosePart: routes.choosePart.handler(async ({ context, input, errors }) =>
    changed(context, errors, input, await choosePart(context.platform, fileOf(context, input), input)),
  ),

  answer: routes.answer.handler(async ({ context, input, errors }) => {
    const outcome = await saveAnswers(context.platform, keyOf(context, input), (answers) =>
      answered(answers, input),
    )
    return changed(context, errors, input, outcome)
  }),

  preview: routes.preview.handler(async ({ context, input, errors }) => {
    const { platform, actor } = context
    const key = keyOf(context, input)
    const preview = await platform.queues.imports.run(actor.userId, () =>
      previewWedding(platform, key, input.key),
    )
    if (preview === 'notFound') throw errors.IMPORT_NOT_FOUND()
    if (preview === 'closed') throw errors.IMPORT_CLOSED()
    if (preview === 'noRow') throw errors.IMPORT_ROW_NOT_FOUND()
    return preview
  }),

  apply: routes.apply.handler(async ({ context, input, errors }) => {
    const outcome = await applyPlannerImport(context.platform, keyOf(context, input), input.keys)
    if (outcome === 'notRead') throw errors.IMPORT_NOT_READ()
    if (outcome === 'unanswered') throw errors.IMPORT_ROWS_UNANSWERED()
    if (typeof outcome === 'object') {
      if (outcome.reason === 'plan') throw errors.PLAN_NEEDED()
      const max = context.platform.settings.limits.person.weddings[context.actor.role]
      throw errors.TOO_MANY_WEDDINGS({ data: { max } })
    }
    return changed(context, errors, input, outcome)
  }),

  cancel: routes.cancel.handler(async ({ context, input, errors }) => {
    const outcome = await cancelPlannerImport(context.platform, keyOf(context, input))
    if (outcome === 'notFound') throw errors.IMPORT_NOT_FOUND()
    if (outcome === 'closed') throw errors.IMPORT_CLOSED()
    return { cancelled: true } as const
  }),

  undoPreview: routes.undoPreview.handler(async ({ context, input, errors }) => {
    const asked = { ...keyOf(context, input), rowKey: input.key }
    const outcome = await previewUndoing(context.platform, asked)
    if (outcome === 'notFound') throw errors.IMPORT_NOT_FOUND()
    if (outcome === 'closed') throw errors.IMPORT_CLOSED()
    if (outcome === 'noRow') throw errors.IMPORT_ROW_NOT_FOUND()
    return outcome
  }),

  undo: routes.undo.handler(async ({ context, input, errors }) => {
    const asked = { ...keyOf(context, input), rowKey: input.key }
    const outcome = await undoBrought(context.platform, asked)
    if (outcome === 'noRow') throw errors.IMPORT_ROW_NOT_FOUND()
    return changed(context, errors, input, outcome)
  }),
}

function overfull(error: unknown): Overfull {
  if (error instanceof Overfull) return error
  throw error
}
