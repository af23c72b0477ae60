import type { PlanLedger } from './plan-ledger.ts'
import type { Room } from './proposal-cost.ts'

/** Of the steps, those that move families as a whole. */
const WHOLE_SHARE = 0.35

/** Of the steps, those to a table where a person sat, or where one of their family does. */
const WISHED_SHARE = 0.3

/** Of the steps to a full table, those that send its people to a third one, and not to the place that is left. */
const THIRD_SHARE = 0.25

/** At last only what is better is taken. */
const LAST_HEAT = 0.5

type Walk = { random: () => number; movable: readonly number[]; steps: number; heat: number }

/** People who go from one table to another. */
type Move = { people: readonly number[]; from: number; to: number }

/** The best plan on a walk from that of a ledger, which goes less and less to worse ones. */
export function walked(room: Room, ledger: PlanLedger, walk: Walk): number[] {
  const { seats, move } = ledger
  const { random, steps, heat } = walk
  const stepOf = stepsOf(room, ledger, walk)
  let cost = ledger.cost()
  let bestCost = cost
  let best = [...seats]
  let warmth = heat
  const cooling = (LAST_HEAT / heat) ** (1 / steps)
  for (let done = 0; done < steps; done += 1) {
    warmth *= cooling
    const moves = stepOf()
    if (!moves) continue
    for (const { people, to } of moves) for (const person of people) move(person, to)
    const next = ledger.cost()
    if (next > cost && random() >= Math.exp((cost - next) / warmth)) {
      for (const { people, from } of moves) for (const person of people) move(person, from)
      ledger.wasTakenBack()
      continue
    }
    cost = next
    if (cost < bestCost) {
      bestCost = cost
      best = [...seats]
    }
  }
  return best
}

/** Draws steps: moves that leave no table with more people than seats, or `null` for one that would. */
function stepsOf(room: Room, { seats, free, peopleAt }: PlanLedger, { random, movable }: Walk) {
  const draw = <Value>(of: readonly Value[]): Value => of[Math.floor(random() * of.length)]!
  const tables = room.tables.map((_, table) => table)
  /** A person, or those of their family who sit beside them and may move. */
  const groupOf = (person: number, isWhole: boolean): readonly number[] =>
    isWhole
      ? room.families[room.familyOf[person]!]!.filter(
          (one) => seats[one] === seats[person] && !room.isFixed[one],
        )
      : [person]
  const wishedTable = (person: number): number =>
    random() < 0.5 ? room.start[person]! : seats[draw(room.families[room.familyOf[person]!]!)]!
  /** People of a table who leave it: one, or a family; nobody when those may not. */
  const leaving = (table: number, isWhole: boolean): readonly number[] => {
    const there = peopleAt[table]!
    const person = there.length === 0 ? -1 : draw(there)
    return person === -1 || room.isFixed[person] ? [] : groupOf(person, isWhole)
  }
  return (): Move[] | null => {
    const person = draw(movable)
    const here = seats[person]!
    const isWished = random() < WISHED_SHARE
    const there = isWished ? wishedTable(person) : draw(tables)
    if (there === here || there === -1) return null
    const isWhole = random() < WHOLE_SHARE
    const people = groupOf(person, isWhole)
    const moves: Move[] = [{ people, from: here, to: there }]
    if (free[there]! >= people.length && random() < 0.5) return moves
    const coming = leaving(there, isWhole)
    if (coming.length === 0 || free[there]! + coming.length < people.length) return null
    const third = random() < THIRD_SHARE ? draw(tables) : here
    moves.push({ people: coming, from: there, to: third })
    if (third === here) return here === -1 || free[here]! + people.length >= coming.length ? moves : null
    if (third === there) return null
    if (free[third]! >= coming.length) return moves
    const last = leaving(third, isWhole)
    if (last.length === 0 || free[third]! + last.length < coming.length) return null
    moves.push({ people: last, from: third, to: here })
    return here === -1 || free[here]! + people.length >= last.length ? moves : null
  }
}
