import type { IDBPTransaction } from 'idb'
import { type Device, keysUnder, onDevice } from './device-store.ts'

type Writing = IDBPTransaction<Device, ('about' | 'answers' | 'screens')[], 'readwrite'>

/** Reads of the person's own, by the hash of their query, tell of no section; without them no screen opens. */
const OWN = /^\[\["(weddings|profile|access)"/

/** Forgets every answer of some weddings, and of what tells of several: the dashboard, the notifications, all screens. */
export async function forgetWeddings(tx: Writing, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const answers = tx.objectStore('answers')
  for (const id of ids) void answers.delete(keysUnder(id))
  for (const key of await answers.getAllKeys(keysUnder(''))) if (!OWN.test(key[1])) void answers.delete(key)
  void tx.objectStore('screens').clear()
}

/** Forgets the weddings to which the access of the device's owner has ended by itself: that needs no network. */
export const forgetEnded = () =>
  onDevice(async (db) => {
    const ends = Object.entries(JSON.parse((await db.get('about', 'ends')) ?? '{}') as Record<string, string>)
    const ended = ends.flatMap(([id, at]) => (isOver(at) ? [id] : []))
    if (ended.length === 0) return
    const tx = db.transaction(['about', 'answers', 'screens'], 'readwrite')
    await forgetWeddings(tx, ended)
    const answers = tx.objectStore('answers')
    for (const key of await answers.getAllKeys(keysUnder(''))) {
      const answer = (await answers.get(key))!
      if (Array.isArray(answer.data) && LIST.test(key[1]))
        void answers.put(
          { ...answer, data: answer.data.filter(({ id }: { id: string }) => !ended.includes(id)) },
          key,
        )
    }
    void tx
      .objectStore('about')
      .put(JSON.stringify(Object.fromEntries(ends.filter(([, at]) => !isOver(at)))), 'ends')
    await tx.done
  })

const LIST = /^\[\["weddings","list"/

/** Whether an instant has passed by the clock of the device. */
export const isOver = (instant: string): boolean => Date.parse(instant) <= Date.now()
