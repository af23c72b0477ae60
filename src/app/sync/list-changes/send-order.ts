import { onlineManager } from '@tanstack/react-query'
import { createStore } from '#ui/state/store.ts'
import { useStore } from '#ui/state/use-store.ts'

/** A change on its way. One that is held up, by no network or a server that is away, lets no later one past. */
export type Turn = {
  /** Resolves when no earlier change is held up, and those are there that it follows. */
  come: () => Promise<void>
  /** Whether the change has waited for the network. */
  isLate: () => boolean
  /** The change has to be tried again. */
  hold: () => void
  /** The server has the change, or it was given up. */
  end: () => void
}

/**
 * The place of a change: `madeAt` in milliseconds, `queue` names those that are sent one after the other anyway, and
 * `follows` the areas of the queues whose earlier changes have to be there first.
 */
type Place = { madeAt: number; queue: string; follows?: readonly string[] | undefined }
type Entry = Place & { isHeld: boolean; ended: Promise<void> }

const line = new Set<Entry>()
const heldChanges = createStore(0)

/** How many changes on their way are held up. */
export const useHeldChanges = (): number => useStore(heldChanges)

const countHeld = () => heldChanges.set([...line].filter(({ isHeld }) => isHeld).length)

/**
 * Takes a place in the order in which the changes of all lists were made, also when one that was made earlier, on a
 * page that is closed now, comes later. While everything arrives they travel side by side; what was done without a
 * network is sent one after the other, as it was done.
 */
export function takeTurn({ madeAt, queue, follows = [] }: Place, isLate: boolean): Turn {
  let finish = () => {}
  const ended = new Promise<void>((resolve) => {
    finish = resolve
  })
  const entry: Entry = {
    // One that stands in a queue cannot go before those in front of it.
    madeAt: Math.max(madeAt, ...inQueue(queue).map((other) => other.madeAt)),
    queue,
    isHeld: isLate || !onlineManager.isOnline(),
    ended,
  }
  line.add(entry)
  countHeld()
  return {
    async come() {
      for (;;) {
        const awaited = earlierThan(entry).find(
          (other) => other.isHeld || follows.some((area) => other.queue.startsWith(`${area} `)),
        )
        if (!awaited) return
        await awaited.ended
      }
    },
    isLate: () => entry.isHeld,
    hold() {
      entry.isHeld = true
      countHeld()
    },
    end() {
      line.delete(entry)
      finish()
      countHeld()
    },
  }
}

const inQueue = (queue: string) => [...line].filter((entry) => entry.queue === queue)

/** Those before an entry: made earlier, or at the same moment and there first. */
function earlierThan(entry: Entry): Entry[] {
  const all = [...line]
  const position = all.indexOf(entry)
  return all.filter(
    ({ madeAt }, index) => madeAt < entry.madeAt || (madeAt === entry.madeAt && index < position),
  )
}
