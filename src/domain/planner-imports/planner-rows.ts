import { partKey } from '../imports/plan/known-wedding.ts'
import type { IsoDate } from '../time/dates.ts'
import { bringsOf } from './brings.ts'
import { type GatheredRow, gatherRows } from './gathered-rows.ts'
import { duplicatesOf, type KnownPlannerWedding } from './known-weddings.ts'
import type { PlannerClient } from './planner-client.ts'
import type { PlannerAnswers, RowState } from './planner-imports.ts'
import { PLANNER_IMPORT_WEDDINGS_MAX } from './planner-imports.ts'
import type { PlannerFile, PlannerPart } from './planner-parts.ts'

/** A part that a row brings, with where it is. */
export type RowPart = { fileId: string; fileName: string; at: number; part: PlannerPart; isOut: boolean }

/** A wedding as it would be brought in, and what is to be asked before. */
export type PlannerRow = {
  key: string
  name: string
  date: IsoDate | null
  /** The days that it may be, where files name several. */
  days: IsoDate[]
  state: RowState
  /** Whether the planner leaves it out. */
  isOut: boolean
  guests: number
  cents: number
  /** `Invitados, presupuesto y tareas`. */
  brings: string
  place: string | null
  phone: string | null
  email: string | null
  /** Weddings of the planner that may be the same, and the one that they say it is. */
  duplicates: KnownPlannerWedding[]
  sameAs: string | null
  parts: RowPart[]
  fileIds: string[]
}

export type PlannerPlan = {
  rows: PlannerRow[]
  /** Weddings beyond those that come at once. */
  tooMany: number
  clients: PlannerClient[]
  /** Files of which it is not known whose they are; `row` is the answer. */
  loose: { fileId: string; name: string; row: string | null }[]
  /** Downloads of whole weddings, which are no files of another one. */
  archives: { fileId: string; fileName: string; detail: string }[]
  /** Files that are kept as documents and look like invoices. */
  invoices: number
}

/** The weddings, clients and loose files of an import, as far as they have been read. */
export function planPlanner(
  files: readonly PlannerFile[],
  known: readonly KnownPlannerWedding[],
  answers: PlannerAnswers,
): PlannerPlan {
  const { rows, clients, loose } = gatherRows(
    files.filter((file) => !isArchive(file)),
    answers,
  )
  return {
    rows: rows.slice(0, PLANNER_IMPORT_WEDDINGS_MAX).map((row) => rowOf(row, known, answers)),
    tooMany: Math.max(0, rows.length - PLANNER_IMPORT_WEDDINGS_MAX),
    clients,
    // A file that was not read is said by itself: no wedding could get anything of it.
    loose: loose
      .filter(({ parts }) => parts.length > 0)
      .map(({ id, name }) => ({ fileId: id, name, row: answers.files?.[id] ?? null })),
    archives: files
      .filter(isArchive)
      .map(({ id, name, parts }) => ({ fileId: id, fileName: name, detail: parts[0]!.detail })),
    invoices: files.filter(({ name, parts }) => parts.some(isDocument) && /factura|invoice/i.test(name))
      .length,
  }
}

const isArchive = ({ parts }: PlannerFile) => parts.some(({ kind }) => kind === 'ours')

const isDocument = ({ kind }: PlannerPart) => kind === 'document' || kind === 'contract'

function rowOf(row: GatheredRow, known: readonly KnownPlannerWedding[], answers: PlannerAnswers): PlannerRow {
  const answer = answers.rows?.[row.key] ?? {}
  const name = answer.name ?? row.name
  const days = daysOf(row.days)
  const date = answer.date !== undefined ? answer.date : days.length === 1 ? days[0]! : null
  const duplicates = duplicatesOf({ name, date }, known)
  const parts = row.files.flatMap(({ id, name: fileName, parts }) =>
    parts.map((part, at): RowPart => {
      const isOut = part.isOfSeveral || (answers.out ?? []).includes(partKey(id, at))
      return { fileId: id, fileName, at, part, isOut }
    }),
  )
  const coming = parts.filter(({ isOut }) => !isOut).map(({ part }) => part)
  const sum = (field: 'guests' | 'cents') => coming.reduce((total, part) => total + part[field], 0)
  const same = answer.same
  return {
    ...{ key: row.key, name, date, days, duplicates, parts, fileIds: row.files.map(({ id }) => id) },
    state: stateOf({
      isNamed: answer.name !== undefined || row.isNamed,
      isDecided: duplicates.length === 0 || same === 'other' || duplicates.some(({ id }) => id === same),
      isDated: date !== null || answer.date === null || (same !== undefined && same !== 'other'),
      days: days.length,
    }),
    isOut: answer.isOut ?? false,
    ...{ guests: sum('guests'), cents: sum('cents') },
    brings: bringsOf(coming, row),
    place: row.place ?? coming.find(({ venue }) => venue !== null)?.venue ?? null,
    ...{ phone: row.phone, email: row.email },
    sameAs: duplicates.find(({ id }) => id === same)?.id ?? null,
  }
}

/** The days that all sources allow; where they contradict one another, all that they name. */
function daysOf(sources: readonly (readonly IsoDate[])[]): IsoDate[] {
  const named = sources.filter((days) => days.length > 0)
  const [first = [], ...others] = named
  const common = first.filter((day) => others.every((days) => days.includes(day)))
  return [...new Set(common.length > 0 ? common : named.flat())]
}

type Known = { isNamed: boolean; isDecided: boolean; isDated: boolean; days: number }

function stateOf({ isNamed, isDecided, isDated, days }: Known): RowState {
  if (!isNamed) return 'unnamed'
  if (!isDecided) return 'duplicate'
  if (isDated) return 'ready'
  return days > 1 ? 'whichDate' : 'noDate'
}
