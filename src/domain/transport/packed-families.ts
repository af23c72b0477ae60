import type { RidingFamily } from './riders.ts'
import type { BusPerson } from './transport.ts'

/** The bus of each person by their id, and the families that are in more than one. */
export type Packed = { busOf: Map<string, number>; parted: RidingFamily[] }

/**
 * Puts families into buses, of which none gets more people than it has seats. There are seats for all of them together.
 * Those in the order of asking who are in one bus stay there while it has room; the others go where the fewest seats are left
 * over, the large ones first. Where that parts a family, all are put in anew, the large ones first; a family that fits nowhere
 * even so is parted.
 */
export function packFamilies(
  families: readonly RidingFamily[],
  capacities: readonly number[],
  presentBus: (person: BusPerson) => number,
): Packed {
  const homes = families.map((family) => homeOf(family, presentBus))
  const staying = fill(families, capacities, homes)
  if (staying.unplaced.length === 0) return packed(staying)
  const anew = fill(families, capacities, [])
  return packed(anew.unplaced.length === 0 ? anew : part(staying))
}

/** The bus that all of a family have asked for. */
function homeOf({ people }: RidingFamily, presentBus: (person: BusPerson) => number): number | undefined {
  const bus = presentBus(people[0]!)
  return people.every((person) => presentBus(person) === bus) ? bus : undefined
}

type Filling = {
  busOf: Map<string, number>
  free: number[]
  unplaced: RidingFamily[]
  parted: RidingFamily[]
}

function fill(
  families: readonly RidingFamily[],
  capacities: readonly number[],
  homes: readonly (number | undefined)[],
): Filling {
  const filling: Filling = { busOf: new Map(), free: [...capacities], unplaced: [], parted: [] }
  const others = families.filter((family, at) => {
    const home = homes[at]
    if (home === undefined || filling.free[home]! < family.people.length) return true
    put(filling, family.people, home)
    return false
  })
  for (const family of others.toSorted((a, b) => b.people.length - a.people.length)) {
    const bus = tightest(filling.free, family.people.length)
    if (bus === null) filling.unplaced.push(family)
    else put(filling, family.people, bus)
  }
  return filling
}

/** The bus that so many people leave the fewest seats in; `null` when there is none for them. */
function tightest(free: readonly number[], people: number): number | null {
  let least: number | null = null
  for (const [bus, seats] of free.entries())
    if (seats >= people && (least === null || seats < free[least]!)) least = bus
  return least
}

/** The families that are left go by parts, each part into the bus with the most room. */
function part(filling: Filling): Filling {
  for (const family of filling.unplaced) {
    filling.parted.push(family)
    for (let rest = family.people; rest.length > 0; ) {
      const most = Math.max(...filling.free)
      put(filling, rest.slice(0, most), filling.free.indexOf(most))
      rest = rest.slice(most)
    }
  }
  return filling
}

function put({ busOf, free }: Filling, people: readonly BusPerson[], bus: number) {
  for (const { id } of people) busOf.set(id, bus)
  free[bus]! -= people.length
}

const packed = ({ busOf, parted }: Filling): Packed => ({ busOf, parted })
