import { seatedFamilies, seatedTogether } from './first-plans.ts'
import { ledgerOf, type PlanLedger } from './plan-ledger.ts'
import { walked } from './plan-walk.ts'
import { costOf, type Room } from './proposal-cost.ts'
import { randomFrom } from './random.ts'
import { settle } from './settled-plan.ts'

/** Steps of a search, however many people there are: 200 guests are seated in a second or two. */
const STEPS = 1_200_000

/** The steps of a small wedding, for each person. */
const STEPS_EACH = 30_000

/**
 * The walks of a search: from those whom rules want together, from families alone, and from the best plan so far. Some
 * are so hot that wishes are left aside for long, the first and the last so cool that only small things change.
 */
const WALKS: readonly { from: (room: Room, best: readonly number[]) => PlanLedger; heat: number }[] = [
  { from: seatedTogether, heat: 30 },
  { from: seatedFamilies, heat: 300 },
  { from: seatedFamilies, heat: 300 },
  { from: seatedFamilies, heat: 300 },
  { from: ledgerOf, heat: 20 },
]

/**
 * The best plan that was found from that of the room, never a worse one: walks by simulated annealing, each of which
 * settles. It is the same for the same seed.
 */
export function searchPlan(room: Room, seed: number): number[] {
  if (room.tables.length === 0) return [...room.present]
  const random = randomFrom(seed)
  let best = [...room.present]
  let cost = costOf(room, best)
  const take = (ledger: PlanLedger) => {
    if (ledger.cost() >= cost) return
    cost = ledger.cost()
    best = [...ledger.seats]
  }
  const movable = room.people.flatMap((_, person) => (room.isFixed[person] ? [] : [person]))
  const steps = Math.floor(Math.min(STEPS, STEPS_EACH * movable.length) / WALKS.length)
  for (const { from, heat } of WALKS) {
    if (cost === 0) break
    const begun = from(room, best)
    take(begun)
    const found = ledgerOf(room, walked(room, begun, { random, movable, steps, heat }))
    settle(room, found)
    take(found)
  }
  return best
}
