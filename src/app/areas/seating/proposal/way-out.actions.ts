import { v7 as uuidv7 } from 'uuid'
import { takenBack } from '#domain/seating/plan-moves.ts'
import type { ProposedMove } from '#domain/seating/proposal.ts'
import type { RoomPoint } from '#domain/seating/room.ts'
import { nextTableNumber, type SeatingTable } from '#domain/seating/seating.ts'
import type { SeatingRule } from '#domain/seating/seating-rules.ts'
import type { WayOut } from '#domain/seating/ways-out.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { placeInWords } from '../draft/draft-words.ts'
import { noticeMove } from '../move-notice.ts'
import { submitMoves } from '../plan-acts.changes.ts'
import { ruleChanges } from '../rules/seating-rules.changes.ts'
import { tableChanges } from '../seating.changes.ts'
import { tableTitle } from '../table-words.ts'
import type { Plan } from '../use-seating.ts'

type Known = {
  weddingId: string
  plan: Plan
  rules: readonly SeatingRule[]
  /** The places of the tables, also of those without a position. */
  places: ReadonlyMap<string, RoomPoint>
}

/** Does what a way out says, and offers the way back. */
export function takeWayOut({ weddingId, plan, rules, places }: Known, wayOut: WayOut): void {
  const tableOf = (id: string) => plan.tables.find((table) => table.id === id)
  const ruleOf = (id: string) => rules.find((rule) => rule.id === id)
  if (wayOut.kind === 'addTable') addTable(weddingId, plan, wayOut.seats)
  else if (wayOut.kind === 'widen') widen(weddingId, tableOf(wayOut.tableId), wayOut.seats)
  else if (wayOut.kind === 'swapPlaces')
    swapPlaces(weddingId, tableOf(wayOut.tableId), tableOf(wayOut.otherId), places)
  else if (wayOut.kind === 'changeTable') changeTable(weddingId, plan, wayOut.moves)
  else giveWay(weddingId, ruleOf(wayOut.ruleId), wayOut.kind)
}

function swapPlaces(
  weddingId: string,
  table: SeatingTable | undefined,
  other: SeatingTable | undefined,
  places: Known['places'],
) {
  if (!table || !other) return
  const [here, there] = [places.get(table.id)!, places.get(other.id)!]
  const stand = (item: SeatingTable, { x, y }: RoomPoint) =>
    tableChanges.submit(weddingId, { kind: 'edit', item, field: 'position', value: { x, y } })
  stand(table, there)
  stand(other, here)
  offerBack(`La mesa ${table.number} y la ${other.number} han cambiado de lugar.`, () => {
    stand({ ...table, position: there }, here)
    stand({ ...other, position: here }, there)
  })
}

function addTable(weddingId: string, { eventId, tables }: Plan, seats: number) {
  const item: SeatingTable = {
    ...{ id: uuidv7(), eventId, number: nextTableNumber(tables), name: null, shape: 'round', seats },
    ...{
      position: null,
      rotation: 0,
      isLocked: false,
      isOrdered: false,
      hasStairs: false,
      createdAt: new Date().toISOString(),
    },
  }
  tableChanges.submit(weddingId, { kind: 'add', item, isReturning: false })
  offerBack(`${tableTitle(item)}: añadida.`, () => tableChanges.submit(weddingId, { kind: 'remove', item }))
}

function widen(weddingId: string, table: SeatingTable | undefined, seats: number) {
  if (!table) return
  const put = (item: SeatingTable, value: number) =>
    tableChanges.submit(weddingId, { kind: 'edit', item, field: 'seats', value })
  put(table, seats)
  offerBack(`La mesa ${table.number} tiene ${seats} sitios.`, () => put({ ...table, seats }, table.seats))
}

/** Those with a lock take it along to their other table. */
function changeTable(weddingId: string, plan: Plan, moves: readonly ProposedMove[]) {
  submitMoves(weddingId, plan, moves)
  const said = moves.map(({ name, to }) => `${name}, ${placeInWords(plan.tables, to)}.`).join(' ')
  noticeMove(plan.isDraft ? `${said} En borrador.` : said, () =>
    submitMoves(weddingId, plan, takenBack(moves)),
  )
}

function giveWay(weddingId: string, rule: SeatingRule | undefined, kind: 'loosen' | 'removeRule') {
  if (!rule) return
  if (kind === 'removeRule') {
    ruleChanges.remove(weddingId, rule)
    return
  }
  const put = (item: SeatingRule, value: boolean) =>
    ruleChanges.submit(weddingId, { kind: 'edit', item, field: 'isFirm', value })
  put(rule, false)
  offerBack('La regla se cumplirá si se puede.', () => put({ ...rule, isFirm: false }, true))
}

const offerBack = (said: string, onAction: () => void) =>
  showToast(said, { action: { label: 'Deshacer', onAction } })
