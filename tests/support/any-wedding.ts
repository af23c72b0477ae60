import fc from 'fast-check'
import type { Wanted } from '#domain/seating/proposal-cost.ts'
import { columnsOf, type RuleParty } from '#domain/seating/rule-parties.ts'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import {
  ruleProblem,
  SEATING_RULE_KINDS,
  type SeatingRule,
  secondPartyOf,
} from '#domain/seating/seating-rules.ts'

const AT = '2026-11-26T00:00:00Z'

export const table = (id: string, seats: number, over: Partial<SeatingTable> = {}): SeatingTable => ({
  ...{
    id,
    seats,
    eventId: null,
    number: 1,
    name: null,
    shape: 'round',
    position: null,
    rotation: 0,
    isLocked: false,
    isOrdered: false,
    hasStairs: false,
    createdAt: AT,
  },
  ...over,
})

export const person = (guestId: string, over: Partial<SeatingPerson> = {}): SeatingPerson => ({
  ...{ id: guestId, guestId, eventId: null, name: guestId, age: 'adult', side: null, comes: true },
  ...{
    householdId: null,
    householdName: null,
    tableId: null,
    isLocked: false,
    chair: null,
    language: 'es',
    needsHighChair: false,
    createdAt: AT,
  },
  ...over,
})

export const rule = (
  id: string,
  kind: SeatingRule['kind'],
  isFirm: boolean,
  ...parties: [RuleParty, RuleParty?]
) => ({
  ...{ id, kind, isFirm, isDismissed: false, createdBy: null, createdAt: AT },
  ...columnsOf(parties[0], parties[1] ?? null),
})

export const guest = (id: string): RuleParty => ({ of: 'guest', id })

const parties: fc.Arbitrary<RuleParty> = fc.oneof(
  fc.nat(23).map((index) => guest(`g${index}`)),
  fc.integer({ min: 1, max: 6 }).map((family): RuleParty => ({ of: 'household', id: `f${family}` })),
  fc.constantFrom<RuleParty>({ of: 'side', side: 'Lucía' }, { of: 'trait', trait: 'children' }),
)

/** Weddings drawn at random of so many guests at most, with tables, locks and rules of all kinds. */
export const weddings = (most: number): fc.Arbitrary<Wanted> =>
  fc
    .record({
      /** Below zero with a lock. */
      seats: fc.array(
        fc.integer({ min: -2, max: 8 }).filter((count) => count !== 0),
        { maxLength: 6 },
      ),
      stairs: fc.array(fc.boolean(), { maxLength: 6 }),
      guests: fc.array(
        fc.record({
          family: fc.integer({ min: 0, max: 6 }),
          at: fc.integer({ min: -3, max: 5 }),
          isChild: fc.boolean(),
          comes: fc.boolean(),
          isLocked: fc.nat(5).map((n) => n === 0),
        }),
        { maxLength: most },
      ),
      wishes: fc.array(fc.tuple(fc.constantFrom(...SEATING_RULE_KINDS), parties, parties, fc.boolean()), {
        maxLength: 8,
      }),
    })
    .map(({ seats, stairs, guests, wishes }) => {
      const tables = seats.map((count, index) => ({
        ...table(`t${index}`, Math.abs(count)),
        isLocked: count < 0,
        hasStairs: stairs[index] ?? false,
      }))
      const people = guests.map(({ family, at, isChild, comes, isLocked }, index) =>
        person(`g${index}`, {
          ...{ householdId: family === 0 ? null : `f${family}`, age: isChild ? 'child' : 'adult', comes },
          ...{ side: [null, 'Lucía', 'Martín'][index % 3]!, language: index % 5 === 0 ? 'en' : 'es' },
          ...{ tableId: tables[at]?.id ?? null, isLocked },
        }),
      )
      const rules = wishes
        .map(([kind, one, other, isFirm], index) =>
          secondPartyOf(kind) === 'never'
            ? rule(`r${index}`, kind, isFirm, one)
            : rule(`r${index}`, kind, isFirm, one, other),
        )
        .filter((one) => ruleProblem(one) === null)
      return { people, tables, rules }
    })
