import type { RulePlace } from './rule-parties.ts'

/** Which tables of a room stand beside one another, by their places in the list, and which beside its places. */
export type Floor = {
  near: readonly (readonly boolean[])[]
  nearPlace: Partial<Record<RulePlace, readonly boolean[]>>
}
