import { expect, it } from 'vitest'
import { DEMO_AGENDA } from './demo-agenda.ts'
import { DEMO_GUESTS } from './demo-guests.ts'
import { DEMO_INVITATIONS, DEMO_SETTINGS } from './demo-invitations.ts'
import { DEMO_PAYMENTS } from './demo-payments.ts'
import { DEMO_VENDORS } from './demo-vendors.ts'
import { MORE_WEDDINGS } from './seed-demo.ts'

/** Words that say or hint at a person's health; there are fields for what the kitchen has to know. */
const HEALTH =
  /alergi|alérgi|intoleran|cel[ií]ac|gluten|lactosa|diab[eé]t|vegan|vegetarian|embaraz|silla de ruedas|muleta|rodilla|operad|enferm|medic|movilidad|cerca de la (?:puerta|entrada)/i

it('the notes of the demo hold no health data of its guests', () => {
  const notes = [
    ...DEMO_GUESTS.map(({ notes }) => notes),
    ...DEMO_VENDORS.map(({ details }) => details),
    ...DEMO_AGENDA.flatMap(({ items }) => items.map(({ notes }) => notes)),
  ].filter((note) => typeof note === 'string')
  expect(notes.length).toBeGreaterThan(12)
  for (const note of notes) expect(note).not.toMatch(HEALTH)
})

it('one guest of the demo cannot say yet, which its couple offers', () => {
  const said = DEMO_INVITATIONS.flatMap(({ answers = {} }) =>
    Object.values(answers).map(({ comes }) => comes['Boda']),
  )
  expect(said.filter((answer) => answer === 'maybe')).toHaveLength(1)
  expect(DEMO_SETTINGS.offersMaybe).toBe(true)
})

it('one couple of the demo is two women', () => {
  expect(MORE_WEDDINGS.map(([name]) => name)).toContain('Nuria & Sofía')
})

it('what was paid in the demo is what was agreed, and every confirmed vendor is paid by a plan', () => {
  for (const [component, instalments] of Object.entries(DEMO_PAYMENTS)) {
    const { cost } = DEMO_VENDORS.find(({ vendorType }) => vendorType === component)!
    for (const { percent, paid } of instalments) {
      // The cost of a price by unit is known once the guests have answered.
      if (!paid || cost === undefined) continue
      const cents = Object.values(paid.cents).reduce((sum, share) => sum + share, 0)
      expect(cents).toBe(cost * percent!)
    }
  }
  const confirmed = DEMO_VENDORS.filter(({ status }) => status === 'closed')
  expect(Object.keys(DEMO_PAYMENTS).toSorted()).toEqual(
    confirmed.map(({ vendorType }) => vendorType).toSorted(),
  )
})
