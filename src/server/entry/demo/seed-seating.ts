import type { Call } from './demo-browser.ts'
import { DEMO_ROOM, DEMO_RULES, DEMO_TABLES } from './demo-seating.ts'

/** The tables of the demo with the people who sit there, their room, and the rules for them. */
export async function seedSeating(lucia: Call, weddingId: string): Promise<void> {
  const seating = `/weddings/${weddingId}/seating`
  const people = (await lucia('GET', `${seating}/people`, undefined)) as unknown as Person[]
  const guestIdOf = (name: string) => people.find((person) => person.name === name)!.guestId
  for (const { people: names, ...table } of DEMO_TABLES) {
    const { id: tableId } = await lucia('POST', `${seating}/tables`, table)
    for (const name of names) await lucia('PUT', `${seating}/people/${guestIdOf(name)}`, { tableId })
  }
  await lucia('POST', `${seating}/rooms`, DEMO_ROOM.size)
  for (const shape of DEMO_ROOM.shapes) await lucia('POST', `${seating}/shapes`, shape)
  for (const rule of DEMO_RULES) {
    const [guestId, otherGuestId] = 'of' in rule ? rule.of.map(guestIdOf) : []
    const { kind, isFirm } = rule
    const place = 'place' in rule ? rule.place : null
    const trait = 'trait' in rule ? rule.trait : null
    await lucia('POST', `${seating}/rules`, { kind, isFirm, guestId, otherGuestId, place, trait })
  }
}

type Person = { name: string; guestId: string }
