import { foldText } from '../text/fold-text.ts'
import { budgetScore } from './budget-score.ts'
import type { Page } from './file-content.ts'
import type { PartKind } from './imports.ts'
import { isWrittenRow } from './left-out.ts'
import { guestScore, seatingScore } from './people-scores.ts'
import { agendaScore, taskScore } from './plan-scores.ts'

/** The kinds that a page of a table can be taken for. */
export const TABLE_KINDS = ['guests', 'budget', 'seating', 'agenda', 'tasks'] as const

export type TableKind = (typeof TABLE_KINDS)[number]

export type KindScore = { kind: TableKind; score: number }

/** Rows that are looked at: a page says what it is long before. */
const ROWS_SEEN = 600

/** Below it a page is of no kind that we know. */
export const LIKELY = 0.4

/** How far the best kind must be before the next, so that the person need not be asked. */
export const CLEARLY = 0.15

/** How surely a page is of each kind, from 0 to 1, the likeliest first. The names of page and file only break ties. */
export function kindsOfPage(page: Page, fileName: string): KindScore[] {
  const seen = { ...page, rows: page.rows.slice(0, ROWS_SEEN) }
  const written = seen.rows.filter(isWrittenRow)
  const scores: Record<TableKind, number> = {
    guests: guestScore(seen),
    budget: budgetScore(seen),
    seating: seatingScore(seen),
    agenda: agendaScore(seen, written),
    tasks: taskScore(seen, written),
  }
  const hints = [kindOfName(page.name ?? ''), kindOfName(fileName)]
  return TABLE_KINDS.map((kind) => ({ kind, score: hinted(scores[kind], kind, hints) })).toSorted(
    (a, b) => b.score - a.score,
  )
}

const hinted = (score: number, kind: TableKind, [ofPage, ofFile]: (PartKind | null)[]): number =>
  score < 0.2 ? score : Math.min(1, score + (ofPage === kind ? 0.12 : 0) + (ofFile === kind ? 0.06 : 0))

const NAMES: readonly [TableKind, RegExp][] = [
  ['seating', /\b(?:mesas?|seating|tables?|taules|mahaiak|plano|tischplan|tavoli)\b/],
  [
    'guests',
    /\b(?:invitad[oa]s?|guests?|guest ?list|convidats|convidados|gonbidatuak|invites|ospiti|invitati|gaste|asistentes)\b/,
  ],
  [
    'budget',
    /\b(?:presupuesto|budget|gastos|costes|proveedores|vendors?|suppliers|pagos|payments|pressupost|orcamento|aurrekontua)\b/,
  ],
  [
    'agenda',
    /\b(?:agenda|horarios?|cronograma|timeline|schedule|minuto a minuto|run ?sheet|escaleta|programa|planning|itinerary)\b/,
  ],
  ['tasks', /\b(?:tareas?|tasks?|checklist|to ?do|pendientes|tasques|zereginak)\b/],
]

/** The kind that a name of a page or a file speaks of. */
export function kindOfName(name: string): TableKind | null {
  const folded = foldText(name.replace(/[_-]+/g, ' '))
  return NAMES.find(([, words]) => words.test(folded))?.[0] ?? null
}
