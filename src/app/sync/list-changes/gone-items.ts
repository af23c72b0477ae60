import { dismissToast, showToast, toasts } from '#ui/feedback/toast-queue.ts'
import type { Change, Edit, Item } from './change.ts'
import { editInWords } from './edit-in-words.ts'
import type { ListWords } from './failure-policy.ts'

/** An item that is no longer in the list, with what this page changed in it too late. */
type GoneItem<I extends Item> = {
  item: I
  name: string
  edits: Map<string, Edit<I>>
  toast: number
  /** Opens it again when it was open at the removal. */
  reopen: (() => void) | undefined
}

type GoneItemsOptions<I extends Item, Place> = {
  words: ListWords<I, string>
  submit: (place: Place, change: Change<I>) => void
}

/** Says that an item is gone, and offers the way back: to the item as it was, and to what was typed into it. */
export function createGoneItems<I extends Item, Place>({ words, submit }: GoneItemsOptions<I, Place>) {
  const gone = new GoneItems<I>()

  /** Puts an item back as it was, and then sends what was changed in it too late. */
  function bringBack(place: Place, item: I) {
    const known = gone.take(item.id)
    submit(place, { kind: 'add', item, isReturning: true })
    for (const edit of known?.edits.values() ?? []) submit(place, edit)
    known?.reopen?.()
  }

  const sayLost = (place: Place, known: GoneItem<I>) => say(place, known, lostEdits(words, known), 'failed')

  function say(place: Place, known: GoneItem<I>, message: string, tone?: 'failed') {
    dismissToast(known.toast)
    known.toast = showToast(message, {
      tone,
      // The toast keeps the typed text, so it has no timeout.
      isLasting: true,
      action: { label: 'Volver a añadir', onAction: () => bringBack(place, known.item) },
    })
  }

  return {
    bringBack,
    /** Notes that this page removes an item itself and offers the way back. */
    noteRemovedHere: (id: string) => void gone.removedHere.add(id),
    isRemovedHere: (id: string) => gone.removedHere.has(id),
    /** Notes that an item is in the list again, or still. */
    noteThere: (id: string) => void gone.removedHere.delete(id),
    /** Keeps an edit of an item that is gone. However many fields it is about, one toast names them. */
    keepLateEdit(place: Place, edit: Edit<I>) {
      const known = gone.recordOf(edit.item, words.name(edit.item))
      known.edits.set(edit.field, edit)
      // The toast of the removal has 'Deshacer', which brings these back as well.
      if (!gone.removedHere.has(edit.item.id)) sayLost(place, known)
    },
    /** Says that another member has removed what was open here, with a way back to where the person was. */
    reportGone(place: Place, item: I, about: { name: string; who: string | null; reopen: () => void }) {
      const { name, who, reopen } = about
      const known = gone.recordOf(item, name)
      known.name = name
      known.reopen = reopen
      if (known.edits.size > 0) return sayLost(place, known)
      say(place, known, removedElsewhere(words, name, who))
    },
  }
}

class GoneItems<I extends Item> {
  readonly #records = new Map<string, GoneItem<I>>()
  /** The ids of those that this page removes itself, with a notice of their own. */
  readonly removedHere = new Set<string>()

  /** Gives the record of an item that is gone; nothing any more once its toast was closed. */
  recordOf(item: I, name: string): GoneItem<I> {
    const known = this.#records.get(item.id)
    const isNotified =
      known && (this.removedHere.has(item.id) || toasts.get().some(({ id }) => id === known.toast))
    if (isNotified) return known
    const record: GoneItem<I> = { item, name, edits: new Map(), toast: 0, reopen: undefined }
    this.#records.set(item.id, record)
    return record
  }

  /** Takes the record of an item that comes back. */
  take(id: string): GoneItem<I> | undefined {
    const known = this.#records.get(id)
    this.#records.delete(id)
    this.removedHere.delete(id)
    return known
  }
}

function lostEdits<I extends Item>(words: ListWords<I, string>, { name, edits }: GoneItem<I>): string {
  const lost = edits.size === 1 ? 'tu cambio no se ha guardado' : 'tus cambios no se han guardado'
  const wanted = [...edits.values()].map((edit) => editInWords(words, edit)).join('; ')
  return `${words.subject(name)} ya no está en ${words.where}, y ${lost}. Querías: ${wanted}.`
}

function removedElsewhere<I extends Item>(
  words: Pick<ListWords<I, string>, 'removed'>,
  name: string,
  who: string | null,
): string {
  return who === null ? `Has ${words.removed(name)} en otra ventana.` : `${who} ha ${words.removed(name)}.`
}
