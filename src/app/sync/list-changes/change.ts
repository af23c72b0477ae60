/** Something in a list that stands in the order it was made. */
export type Item = { id: string; createdAt: string }

/** One value of one item. `item` is what it was before. */
export type Edit<I extends Item> = {
  [Field in keyof I & string]: { kind: 'edit'; item: I; field: Field; value: I[Field] }
}[keyof I & string]

/** An item that is added; `isReturning` puts back one that was removed where it stood. */
export type Addition<I extends Item> = { kind: 'add'; item: I; isReturning: boolean }

export type Removal<I extends Item> = { kind: 'remove'; item: I }

/** A change to a list. Changes to one item reach the server one after the other. */
export type Change<I extends Item> = Edit<I> | Addition<I> | Removal<I>

type PendingState<I extends Item> = { added: Addition<I> | null; isRemoved: boolean; edits: Partial<I> }

/**
 * The list with changes the server has not confirmed yet, in the order they were made. What is read
 * from the server meanwhile may be older than they are and never undoes them.
 */
export function withChanges<I extends Item>(list: I[], changes: readonly Change<I>[]): I[] {
  if (changes.length === 0) return list
  const states = new Map<string, PendingState<I>>()
  for (const change of changes) {
    const state = states.get(change.item.id) ?? { added: null, isRemoved: false, edits: {} }
    states.set(change.item.id, follow(state, change))
  }
  const changed: I[] = []
  for (const item of list) {
    const state = states.get(item.id)
    states.delete(item.id)
    if (!state?.isRemoved) changed.push(state ? { ...(state.added?.item ?? item), ...state.edits } : item)
  }
  return [...states.values()].reduce(
    (all, { added, edits }) => (added ? withItem(all, { ...added, item: { ...added.item, ...edits } }) : all),
    changed,
  )
}

function follow<I extends Item>(state: PendingState<I>, change: Change<I>): PendingState<I> {
  if (change.kind === 'remove') return { added: null, isRemoved: true, edits: {} }
  if (change.kind === 'add') return { added: change, isRemoved: false, edits: {} }
  return { ...state, edits: { ...state.edits, [change.field]: change.value } }
}

/** The list with one more item: at the end, or back in its place. */
export function withItem<I extends Item>(list: I[], { item, isReturning }: Omit<Addition<I>, 'kind'>): I[] {
  if (list.some(({ id }) => id === item.id)) return list
  const later = isReturning ? list.findIndex((other) => comesBefore(item, other)) : -1
  return later < 0 ? [...list, item] : [...list.slice(0, later), item, ...list.slice(later)]
}

/** Instants come with microseconds, which a `Date` does not have; the text tells them apart. */
function comesBefore(item: Item, other: Item): boolean {
  const apart = Date.parse(item.createdAt) - Date.parse(other.createdAt)
  return apart === 0 ? item.createdAt < other.createdAt : apart < 0
}
