import type { Role } from '#domain/members/roles.ts'
import { createStore } from '#ui/state/store.ts'

/** A member who has a person in the hand, or a table open. */
export type Holder = { name: string; role: Role }

export type HeldThings = ReadonlyMap<string, readonly Holder[]>

export const NOTHING_HELD: HeldThings = new Map()

/** The people and tables of this room that other members have in the hand or open, by their ids. */
export const heldByOthers = createStore(NOTHING_HELD)
