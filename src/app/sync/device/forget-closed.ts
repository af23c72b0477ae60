import { hashKey } from '@tanstack/react-query'
import type { Access } from '#domain/members/permissions.ts'
import { closedSince } from '#domain/members/permissions.ts'
import { deviceOwner } from './device-owner.ts'
import { type KeptAnswer, onDevice } from './device-store.ts'
import { forgetWeddings } from './forget-weddings.ts'

/** A person's access to each of their weddings. */
export type Accesses = Readonly<Record<string, Access>>

/** The accesses of a person, and when some of them end by themselves. */
export type Known = { now: Accesses; ends: Readonly<Record<string, string>> }

/**
 * Compares what the person may see now with what they could see when this device last kept something of it. Of a
 * wedding that shows less, or is no longer theirs, it forgets every answer and every screen: what is still open is
 * read again, and kept again. `weddings` is the answer that says so: kept later than the rest is forgotten, it would let
 * a screen open that has nothing left to show.
 */
export async function settleDevice({ now, ends }: Known, weddings: KeptAnswer): Promise<void> {
  const owner = deviceOwner()
  if (owner === null) return
  await onDevice(async (db) => {
    const tx = db.transaction(['about', 'answers', 'screens'], 'readwrite')
    const about = tx.objectStore('about')
    if ((await about.get('owner')) !== owner) return
    const before = JSON.parse((await about.get('access')) ?? '{}') as Accesses
    const narrower = Object.keys(before).filter(
      (id) => now[id] === undefined || closedSince(before[id]!, now[id]).length > 0,
    )
    await forgetWeddings(tx, narrower)
    void tx.objectStore('answers').put(weddings, ['', hashKey(weddings.queryKey)])
    void about.put(JSON.stringify(ends), 'ends')
    await about.put(JSON.stringify(now), 'access')
    await tx.done
  })
}
