import { MutationObserver } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'
import { type Change, type Item, withItem } from './change.ts'
import { stampOf } from './kept-order.ts'
import type { ListChangesOptions } from './list-changes-options.ts'
import { takeTurn } from './send-order.ts'
import { isWorthRetrying } from './worth-retrying.ts'

export type ChangeObserver<I extends Item> = MutationObserver<I | null, unknown, Change<I>>

/** Sends a change in its turn, and again for as long as that may help. */
export function createSending<I extends Item, Place>(
  { area, follows, send, patch }: Pick<ListChangesOptions<I, Place>, 'area' | 'follows' | 'send' | 'patch'>,
  mutationKey: readonly unknown[],
  place: Place,
  change: Change<I>,
  isLate: boolean,
) {
  const queue = `${area} ${change.item.id}`
  const turn = takeTurn({ madeAt: stampOf(change), queue, follows }, isLate)
  const observer: ChangeObserver<I> = new MutationObserver(queryClient, {
    mutationKey,
    scope: { id: queue },
    // The observer keeps the change for as long as it is of interest.
    gcTime: 0,
    networkMode: 'online',
    retry(failures, error) {
      turn.hold()
      return isWorthRetrying(failures, error)
    },
    async mutationFn() {
      await turn.come()
      return send(place, change, turn.isLate())
    },
    onSuccess: (answer) => patch(place, (list) => withAnswer(list, change, answer)),
  })
  return { observer, begin: () => observer.mutate(change).finally(() => turn.end()) }
}

function withAnswer<I extends Item>(list: I[], change: Change<I>, answer: I | null): I[] {
  if (!answer) return list.filter(({ id }) => id !== change.item.id)
  const known = list.map((item) => (item.id === answer.id ? answer : item))
  return change.kind === 'add' ? withItem(known, { ...change, item: answer }) : known
}
