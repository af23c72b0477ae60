import type { LeftItem } from '#contract/agenda-moves.ts'
import type { AgendaItem, AgendaTime } from '#domain/agenda/agenda.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import { untilAdded } from '../../sync/list-changes/additions.ts'
import type { Item } from '../../sync/list-changes/change.ts'
import { createListChanges } from '../../sync/list-changes/list-changes.ts'
import { patchList } from '../../sync/list-changes/patch-list.ts'
import { announceSaved } from '../../sync/list-changes/saved-moment.ts'
import type { Unsaved } from '../../sync/list-changes/unsaved-changes.ts'
import { PATIENCE_MS } from '../../sync/list-changes/worth-retrying.ts'
import { agendaItemsQuery, refreshAgenda } from './agenda.queries.ts'
import { leftInWords } from './moves-in-words.ts'

export type Move = { itemId: string; from: AgendaTime; to: AgendaTime }

/** One act that moves items in time. `undoes` is the act that it takes back. */
export type MoveAct = Item & {
  moves: readonly Move[]
  isDelay: boolean
  tellsVendors: boolean
  undoes: string | null
}

/** The items that an act of this page has moved, so that no more is taken back. */
const movedBy = new Map<string, readonly string[]>()

/** Acts that move items in time, there at once and then sent, each as a whole. */
export const moveChanges = createListChanges<MoveAct, string>({
  area: 'agenda move',
  async send(weddingId, { item: act }) {
    const { undoes, isDelay, tellsVendors } = act
    if (undoes) await untilAdded(undoes)
    const moved = undoes ? movedBy.get(undoes) : undefined
    const moves = act.moves.filter(({ itemId }) => !moved || moved.includes(itemId))
    if (moves.length === 0) return act
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const outcome = await client.agenda.items.move({ weddingId, moves, isDelay, tellsVendors }, { signal })
    movedBy.set(act.id, outcome.moved)
    await patchList(agendaItemsQuery(weddingId).queryKey, (items) =>
      movedItems(
        items,
        moves.filter(({ itemId }) => outcome.moved.includes(itemId)),
      ),
    )
    tell(act, outcome)
    return act
  },
  // An act is no item of the list that it changes.
  patch: async () => {},
  reportFailure(weddingId, { item: act }, error, { retry }) {
    const what = act.undoes ? 'devolver su hora' : 'cambiar la hora'
    showToast(`No hemos podido ${what}. ${messageFor(error)}`, {
      tone: 'failed',
      action: { label: 'Reintentar', onAction: retry },
    })
    void refreshAgenda(weddingId)
    return false
  },
  onSaved(weddingId, { item: act }) {
    for (const { itemId } of act.moves) announceSaved({ area: 'agenda', id: itemId, field: 'time' })
    void refreshAgenda(weddingId)
  },
})

/** The items as the person sees them, with acts that are on their way. */
export const withMoves = (items: AgendaItem[], unsaved: readonly Unsaved<MoveAct>[]): AgendaItem[] =>
  unsaved.reduce(
    (list, { status, change }) => (status === 'pending' ? movedItems(list, change.item.moves) : list),
    items,
  )

/** Items that still have the time that was shown get the other one. */
function movedItems(items: AgendaItem[], moves: readonly Move[]): AgendaItem[] {
  const byItem = new Map(moves.map((move) => [move.itemId, move]))
  return items.map((item) => {
    const move = byItem.get(item.id)
    return move && isSameTime(item.time, move.from) ? { ...item, time: move.to } : item
  })
}

const isSameTime = (one: AgendaTime, other: AgendaTime) =>
  one.startsAt === other.startsAt && one.endsAt === other.endsAt

/** Names what stayed because another member has changed it, and says who was written to. */
function tell({ undoes }: MoveAct, { left, told }: { left: LeftItem[]; told: string[] }) {
  if (left.length > 0) showToast(leftInWords(left, undoes !== null), { tone: 'failed', isLasting: true })
  if (told.length > 0)
    showToast(
      told.length === 1 ? 'Hemos escrito a 1 proveedor.' : `Hemos escrito a ${told.length} proveedores.`,
    )
}
