import { inSpanishList } from '#domain/text/spanish-list.ts'
import { useStore } from '#ui/state/use-store.ts'
import { firstName } from '../../../sync/presence/first-name.ts'
import { type Holder, heldByOthers } from './held-by-others.ts'

const NO_HOLDERS: readonly Holder[] = []

/** The others who have a person in the hand, or a table open. */
export const useHolders = (id: string): readonly Holder[] =>
  useStore(heldByOthers, (held) => held.get(id) ?? NO_HOLDERS)

const namesIn = (holders: readonly Holder[]) => inSpanishList(holders.map(({ name }) => firstName(name)))

/** 'En la mano de Lucía' */
export const inHandOf = (holders: readonly Holder[]): string => `En la mano de ${namesIn(holders)}`

/** 'Lucía la tiene abierta', about a table; nothing while it is open on no other screen. */
export function openedBy(holders: readonly Holder[]): string | null {
  if (holders.length === 0) return null
  return `${namesIn(holders)} la ${holders.length === 1 ? 'tiene' : 'tienen'} abierta`
}
