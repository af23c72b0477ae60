import type { Guest } from '#contract/guests.ts'
import type { GuestTextField } from '#domain/guests.ts'

export type GuestField = GuestTextField | 'rsvp'

/** One value in one cell. `guest` is who it was before. */
export type GuestEdit = {
  [Field in GuestField]: { kind: 'edit'; guest: Guest; field: Field; value: Guest[Field] }
}[GuestField]

/** A guest who is added; `isReturning` puts back somebody who was removed where they stood. */
export type GuestAddition = { kind: 'add'; guest: Guest; isReturning: boolean }

export type GuestRemoval = { kind: 'remove'; guest: Guest }

/** What somebody does to the list. Changes to one guest reach the server one after the other. */
export type GuestChange = GuestEdit | GuestAddition | GuestRemoval

type Fate = { added: GuestAddition | null; isRemoved: boolean; edits: Partial<Guest> }

/**
 * The list with changes the server has not confirmed yet, in the order they were made. What it reads
 * from the server meanwhile may be older than they are and never undoes them.
 */
export function withChanges(list: Guest[], changes: readonly GuestChange[]): Guest[] {
  if (changes.length === 0) return list
  const fates = new Map<string, Fate>()
  for (const change of changes) {
    const fate = fates.get(change.guest.id) ?? { added: null, isRemoved: false, edits: {} }
    fates.set(change.guest.id, follow(fate, change))
  }
  const changed: Guest[] = []
  for (const guest of list) {
    const fate = fates.get(guest.id)
    fates.delete(guest.id)
    if (!fate?.isRemoved) changed.push(fate ? { ...(fate.added?.guest ?? guest), ...fate.edits } : guest)
  }
  return [...fates.values()].reduce(
    (all, { added, edits }) =>
      added ? withGuest(all, { ...added, guest: { ...added.guest, ...edits } }) : all,
    changed,
  )
}

function follow(fate: Fate, change: GuestChange): Fate {
  if (change.kind === 'remove') return { added: null, isRemoved: true, edits: {} }
  if (change.kind === 'add') return { added: change, isRemoved: false, edits: {} }
  return { ...fate, edits: { ...fate.edits, [change.field]: change.value } }
}

/** The list with one more guest: at the end, or back in their place. */
export function withGuest(list: Guest[], { guest, isReturning }: Omit<GuestAddition, 'kind'>): Guest[] {
  if (list.some(({ id }) => id === guest.id)) return list
  const later = isReturning ? list.findIndex((other) => comesBefore(guest, other)) : -1
  return later < 0 ? [...list, guest] : [...list.slice(0, later), guest, ...list.slice(later)]
}

/** Instants come with microseconds, which a `Date` does not have; the text tells them apart. */
function comesBefore(guest: Guest, other: Guest): boolean {
  const apart = Date.parse(guest.createdAt) - Date.parse(other.createdAt)
  return apart === 0 ? guest.createdAt < other.createdAt : apart < 0
}
