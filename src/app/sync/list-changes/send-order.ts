import { onlineManager } from '@tanstack/react-query'
import { createStore } from '#ui/state/store.ts'
import { useStore } from '#ui/state/use-store.ts'

/** A change on its way. One that is held up, by no network or a server that is away, lets no later one past. */
export type Turn = {
  /** Resolves when no earlier change is held up. */
  come: () => Promise<void>
  /** Whether the change has waited for the network. */
  isLate: () => boolean
  /** The change has to be tried again. */
  hold: () => void
  /** The server has the change, or it was given up. */
  end: () => void
}

type Entry = { isHeld: boolean; ended: Promise<void> }

const line = new Set<Entry>()
const heldChanges = createStore(0)

/** How many changes on their way are held up. */
export const useHeldChanges = (): number => useStore(heldChanges)

const countHeld = () => heldChanges.set([...line].filter(({ isHeld }) => isHeld).length)

/**
 * Takes a place in the order in which the changes of all lists were made. While everything arrives they travel side
 * by side; what was done without a network is sent one after the other, as it was done.
 */
export function takeTurn(isLate: boolean): Turn {
  let finish = () => {}
  const ended = new Promise<void>((resolve) => {
    finish = resolve
  })
  const entry: Entry = { isHeld: isLate || !onlineManager.isOnline(), ended }
  const earlier = [...line]
  line.add(entry)
  countHeld()
  return {
    async come() {
      for (;;) {
        const held = earlier.find((other) => other.isHeld && line.has(other))
        if (!held) return
        await held.ended
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
