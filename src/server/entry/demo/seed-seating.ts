import type { Call } from './demo-browser.ts'
import { DEMO_TABLES } from './demo-seating.ts'

/** The tables of the demo with the people who sit there. */
export async function seedSeating(lucia: Call, weddingId: string): Promise<void> {
  const seating = `/weddings/${weddingId}/seating`
  const people = (await lucia('GET', `${seating}/people`, undefined)) as unknown as Person[]
  const guestIdOf = (name: string) => people.find((person) => person.name === name)!.guestId
  for (const { people: names, ...table } of DEMO_TABLES) {
    const { id: tableId } = await lucia('POST', `${seating}/tables`, table)
    for (const name of names) await lucia('PUT', `${seating}/people/${guestIdOf(name)}`, { tableId })
  }
}

type Person = { name: string; guestId: string }
