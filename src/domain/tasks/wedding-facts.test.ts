import { expect, it } from 'vitest'
import { factsOf, TASK_FACTS, type TaskFact, type WeddingFigures } from './wedding-facts.ts'

const NOTHING: WeddingFigures = {
  hasBudget: false,
  hasPlanner: false,
  guests: 0,
  pendingGuests: 0,
  families: 0,
  invitedFamilies: 0,
  hasStyle: false,
  images: 0,
  agendaItems: 0,
  vendorsWithSheet: 0,
  catererSheets: 0,
  payments: 0,
  tables: 0,
  comingGuests: 0,
  seatedGuests: 0,
}

/** Figures that are enough for each, and some that are not. */
const CASES: Record<TaskFact, { enough: Partial<WeddingFigures>; short: Partial<WeddingFigures> }> = {
  budgetSet: { enough: { hasBudget: true }, short: { guests: 3 } },
  plannerJoined: { enough: { hasPlanner: true }, short: {} },
  guestsAdded: { enough: { guests: 1 }, short: { families: 0 } },
  invitationsSent: {
    enough: { families: 2, invitedFamilies: 2 },
    short: { families: 2, invitedFamilies: 1 },
  },
  everybodyAnswered: { enough: { guests: 2, pendingGuests: 0 }, short: { guests: 2, pendingGuests: 1 } },
  styleChosen: { enough: { hasStyle: true }, short: {} },
  inspirationUsed: { enough: { images: 1 }, short: {} },
  agendaMade: { enough: { agendaItems: 1 }, short: {} },
  agendaShared: { enough: { vendorsWithSheet: 1 }, short: { agendaItems: 9 } },
  catererSheetSent: { enough: { catererSheets: 1 }, short: {} },
  paymentMade: { enough: { payments: 1 }, short: {} },
  tablesMade: {
    enough: { tables: 1, comingGuests: 2, seatedGuests: 2 },
    short: { tables: 1, comingGuests: 2, seatedGuests: 1 },
  },
}

const NONE = { seesTables: false }

it('the tables are not made while nobody is known to come', () => {
  expect(factsOf({ ...NOTHING, tables: 3 }, [], NONE).holding).toEqual([])
})

it.each(TASK_FACTS)('%s holds by its figures, and not without them', (fact) => {
  const holding = (figures: Partial<WeddingFigures>) => factsOf({ ...NOTHING, ...figures }, [], NONE).holding
  expect(holding(CASES[fact].enough)).toContain(fact)
  expect(holding(CASES[fact].short)).not.toContain(fact)
  expect(holding({})).toEqual([])
})

it('counts the seats for who sees the tables, once there is one and somebody comes', () => {
  const figures = { ...NOTHING, tables: 12, comingGuests: 116, seatedGuests: 96 }
  const seatsIn = (over: Partial<WeddingFigures>, seesTables = true) =>
    factsOf({ ...figures, ...over }, [], { seesTables }).seats
  expect(seatsIn({})).toEqual({ seated: 96, coming: 116 })
  expect(seatsIn({}, false)).toBeUndefined()
  expect(seatsIn({ tables: 0 })).toBeUndefined()
  expect(seatsIn({ comingGuests: 0 })).toBeUndefined()
})
