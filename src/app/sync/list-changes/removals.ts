import { dismissToast, showToast } from '#ui/feedback/toast-queue.ts'
import type { Change, Item, Removal } from './change.ts'
import type { ListWords } from './failure-policy.ts'

type RemovalsOptions<I extends Item, Place> = {
  words: Pick<ListWords<I, string>, 'removed'>
  submit: (place: Place, change: Change<I>) => void
  bringBack: (place: Place, item: I) => void
  noteRemovedHere: (id: string) => void
}

/** Removes items at once and says so, with a way back; a removal that fails takes back what was said of it. */
export function createRemovals<I extends Item, Place>(options: RemovalsOptions<I, Place>) {
  const { words, submit, bringBack, noteRemovedHere } = options
  const notices = new WeakMap<Change<I>, number>()
  return {
    /** Removes items under one notice, whose 'Deshacer' brings all of them back. */
    remove(place: Place, items: readonly I[], name: string) {
      const removals = items.map((item): Removal<I> => ({ kind: 'remove', item }))
      for (const removal of removals) {
        noteRemovedHere(removal.item.id)
        submit(place, removal)
      }
      const undo = () => {
        for (const item of items) bringBack(place, item)
      }
      const notice = showToast(`Has ${words.removed(name)}.`, {
        action: { label: 'Deshacer', onAction: undo },
      })
      for (const removal of removals) notices.set(removal, notice)
    },
    takeBackNotice: (removal: Removal<I>) => dismissToast(notices.get(removal) ?? 0),
  }
}
