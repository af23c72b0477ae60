import type { Call } from './demo-browser.ts'
import { DEMO_AT_HOME, DEMO_HOTELS } from './demo-lodging.ts'

type Person = { id: string; householdName: string | null }

type Demo = {
  lucia: Call
  weddingId: string
  /** The day so many days after the wedding. */
  onDay: (offset: number) => string
}

/** The hotels of the demo, their rooms, and the families who sleep there or want to. */
export async function seedLodging({ lucia, weddingId, onDay }: Demo): Promise<void> {
  const at = `/weddings/${weddingId}/lodging`
  const people = (await lucia('GET', `${at}/people`, undefined)) as unknown as Person[]
  const guestsOf = (family: string) =>
    people.filter(({ householdName }) => householdName === family).map(({ id }) => ({ guestId: id }))
  for (const { hotel, block, heldUntil, stays } of DEMO_HOTELS) {
    const { id: hotelId } = await lucia('POST', `${at}/hotels`, hotel)
    const nights = { arrivesOn: onDay(-1), leavesOn: onDay(1) }
    const until = heldUntil === null ? null : onDay(-heldUntil)
    const { id: blockId } = await lucia('POST', `${at}/blocks`, {
      hotelId,
      ...block,
      nights,
      heldUntil: until,
    })
    for (const { family, need, isWaiting = false } of stays)
      await lucia('PUT', `${at}/stays`, {
        ...{ guests: guestsOf(family), need, blockId, inNewRoom: !isWaiting, nights },
      })
  }
  for (const family of DEMO_AT_HOME)
    await lucia('PUT', `${at}/stays`, { guests: guestsOf(family), need: 'unneeded' })
}
