import { asDatabase, type Transaction } from '#db/client.ts'
import { IMPORT_MAX_ROWS } from '#domain/guests/guests.ts'
import type { ImportOutcome } from '#domain/imports/imports.ts'
import { DOCUMENTS_TASK } from '#domain/imports/plan/plan-documents.ts'
import { assigneesNamed } from '#domain/tasks/table/known-tasks.ts'
import { addItem } from '#server/areas/agenda/agenda.commands.ts'
import { addDay } from '#server/areas/agenda/agenda-days.commands.ts'
import { importSheet } from '#server/areas/budget/import-sheet.commands.ts'
import { importGuests } from '#server/areas/guests/import-guests.ts'
import { addTasks } from '#server/areas/tasks/add-tasks.commands.ts'
import { filedTask } from '#server/areas/tasks/item-target.queries.ts'
import { updateWedding } from '#server/areas/weddings/weddings.commands.ts'
import { proofFor } from '#server/core/auth/gate.ts'
import { activityLine, lockForWriting } from '#server/core/changes.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { resultOf } from '#server/core/notified.ts'
import { endImport } from './apply-state.commands.ts'
import type { ImportRow } from './imports.queries.ts'
import { documentsTaskId, type JobMember } from './job-member.ts'
import { listTaskPeople } from './known-wedding.queries.ts'
import { writeDocuments, writePhotos } from './write-files.ts'
import { refuse } from './write-refused.ts'
import type { Ready, Writing } from './writing.ts'

/** Writes all of an import in one transaction and one line of activity, which undoes it. Throws `WriteRefused`. */
export async function writePlan(
  deps: JobDeps,
  row: ImportRow,
  member: JobMember,
  ready: Ready,
): Promise<void> {
  await deps.db.transaction((tx) => writePlanIn(tx, deps, row, member, ready))
}

/** The same within a transaction that does more; gives what was written. */
export async function writePlanIn(
  tx: Transaction,
  deps: JobDeps,
  row: ImportRow,
  member: JobMember,
  ready: Ready,
): Promise<ImportOutcome> {
  // Held until the end, so that nothing comes between the last look and what is written.
  for (const area of LISTS) await lockForWriting(tx, member.weddingId, area)
  await ready.again()
  const within = { ...deps, db: asDatabase(tx) }
  const writing: Writing = { tx, deps: within, by: { ...member, action: 'imports.apply' }, row, ready }
  const counts = [
    ...(await writeGuests(writing)),
    { key: 'vendors', count: await writeVendors(writing) },
    { key: 'agenda', count: await writeAgenda(writing) },
    { key: 'tasks', count: await writeTasks(writing) },
    { key: 'photos', count: await writePhotos(writing) },
    { key: 'documents', count: await writeDocuments(writing) },
  ]
  const isDated = await writeDate(writing)
  const isWritten = isDated || counts.some(({ count }) => count > 0)
  const lineId = isWritten ? await activityLine(tx) : null
  const outcome = {
    counts: counts.filter(({ count }) => count > 0),
    leftOut: ready.leftOut.slice(0, LEFT_OUT_MAX),
  }
  if (!(await endImport(tx, deps.clock, row, { lineId, outcome }))) refuse('ended')
  return outcome
}

/** The lists that an import adds to, in the order in which its commands lock them. */
const LISTS = [
  'seating',
  'guests',
  'catalogue',
  'vendors',
  'payments',
  'agenda',
  'tasks',
  'inspiration',
] as const

type Counts = ImportOutcome['counts']

/** Lines of the report that are kept. */
const LEFT_OUT_MAX = 5000

async function writeDate({ deps, by, ready: { plan } }: Writing): Promise<boolean> {
  const weddingId = proofFor(by, 'wedding', 'edit')
  if (!weddingId || !plan.newDate) return false
  const changed = await updateWedding(deps.db, deps.clock, { ...by, weddingId }, { eventDate: plan.newDate })
  return changed !== undefined
}

/** One command takes a few thousand guests at a time. */
async function writeGuests({ deps, by, ready: { plan } }: Writing): Promise<Counts> {
  const weddingId = proofFor(by, 'guests', 'edit')
  const { added, updates, tables } = plan.guests
  if (!weddingId || (added.length + updates.length === 0 && !tables?.seats.length)) return []
  const seating = proofFor(by, 'seating', 'edit')
  const max = deps.settings.limits.wedding.guests
  const seatedBy = seating && { ...by, weddingId: seating }
  let [written, seated] = [0, 0]
  for (let at = 0; at === 0 || at < added.length; at += IMPORT_MAX_ROWS) {
    const isLast = at + IMPORT_MAX_ROWS >= added.length
    const guests = added.slice(at, at + IMPORT_MAX_ROWS)
    const rest = isLast && {
      updates,
      ...(tables && { seating: { tables: tables.tables, seats: tables.seats } }),
    }
    const done = resultOf(
      await importGuests(
        deps.db,
        deps.clock,
        { ...by, weddingId },
        { mode: 'append', guests, ...rest },
        { max, seatedBy },
      ),
    )
    if (done === 'full') return refuse('guests', max)
    if ('changedTo' in done) return refuse('ended')
    written += done.imported + (done.updated ?? 0)
    seated += done.seated ?? 0
  }
  return [
    { key: 'guests', count: written },
    { key: 'seating', count: seated },
  ]
}

async function writeVendors({ deps, by, ready: { plan } }: Writing): Promise<number> {
  const [vendors, budget] = [proofFor(by, 'vendors', 'edit'), proofFor(by, 'budget', 'edit')]
  const { sheet } = plan.vendors
  if (!vendors || !budget || sheet.added.length + sheet.changed.length === 0) return 0
  const { limits } = deps.settings
  const done = resultOf(await importSheet(deps, { ...by, weddingId: budget }, vendors, sheet))
  if (done === 'fullOfVendors') return refuse('vendors', limits.wedding.vendors)
  if (done === 'fullOfComponents') return refuse('components', limits.wedding.components)
  if (done === 'fullOfPayments') return refuse('payments')
  if (done === 'noComponent') return refuse('ended')
  return done.added + done.changed
}

async function writeAgenda({ deps, by, ready: { plan } }: Writing): Promise<number> {
  const weddingId = proofFor(by, 'agenda', 'edit')
  if (!weddingId) return 0
  const writer = { ...by, weddingId }
  const max = deps.settings.limits.wedding.agendaItems
  let written = 0
  for (const { id, isNew, name, date, items } of plan.agenda.days) {
    const added = items.map(({ startsAt, endsAt, ...item }) => ({
      ...item,
      time: { startsAt, endsAt },
      ...{ mapUrl: null, isFixed: false, isShownToGuests: false, isDone: false },
    }))
    if (isNew) {
      const day = resultOf(await addDay(deps, writer, { id, name, date, items: added }))
      if (day === 'tooManyDays' || day === 'tooManyItems') return refuse('agenda', max)
      if ('draftNamed' in day) return refuse('ended')
    } else {
      for (const item of added) {
        const one = resultOf(await addItem(deps, writer, id, item))
        if (one === 'full') return refuse('agenda', max)
        if (one === 'noDay' || 'draftNamed' in one) return refuse('ended')
      }
    }
    written += items.length
  }
  return written
}

async function writeTasks({ tx, deps, by, ready: { plan, documents } }: Writing): Promise<number> {
  const weddingId = proofFor(by, 'tasks', 'edit')
  if (!weddingId) return 0
  const people = await listTaskPeople(deps.db, weddingId)
  const empty = { about: null, rule: null, suggestionKey: null, isDraft: false }
  const keeperId = documentsTaskId(by.weddingId)
  const isKept = documents.some(({ vendorId }) => vendorId === null)
  const keeper =
    isKept && !(await filedTask.find(tx, weddingId, keeperId, false))
      ? [
          {
            ...empty,
            id: keeperId,
            title: DOCUMENTS_TASK,
            due: null,
            assignees: [],
            notes: null,
            mark: null,
          },
        ]
      : []
  const added = plan.tasks.added.map(({ id, title, due, who, mark, notes }) => ({
    ...{ ...empty, id, title, due, mark, notes },
    assignees: assigneesNamed(who, people),
  }))
  if (added.length + keeper.length === 0) return 0
  const done = await addTasks(deps, { ...by, weddingId }, [...added, ...keeper])
  if (done === 'full') return refuse('tasks', deps.settings.limits.wedding.tasks)
  return Math.max(0, done.added - keeper.length)
}
