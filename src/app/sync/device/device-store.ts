import type { QueryKey } from '@tanstack/react-query'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DEVICE_DATABASE } from '#domain/accounts/device.ts'

/** An answer of the server, as the query that read it holds it. */
export type KeptAnswer = { queryKey: QueryKey; data: unknown; updatedAt: number }

/** How a screen looked: its HTML, the title of its page, and the script of the version that drew it. */
export type KeptScreen = { html: string; title: string; build: string; keptAt: number }

/** Something of a list that the server does not have. */
export type KeptItem = { id: string; madeAt: number }

/** One page's changes of a list: of one item, or of all of the list where an older version has kept it. */
export type KeptList = { changes: unknown[]; madeAt: number }

export interface Device extends DBSchema {
  /**
   * The owner of the rest, and as JSON what they could see of each wedding when it was kept, and when the access to some
   * ends by itself.
   */
  about: { key: 'owner' | 'access' | 'ends'; value: string }
  /** By wedding, with an empty id for what belongs to none, and by the hash of the query. */
  answers: { key: [weddingId: string, queryHash: string]; value: KeptAnswer }
  outbox: { key: [userId: string, pageId: string, list: string]; value: KeptList }
  /** By path and search of the address. */
  screens: { key: string; value: KeptScreen; indexes: { keptAt: number } }
}

let opening: Promise<IDBPDatabase<Device>> | null = null

function open(): Promise<IDBPDatabase<Device>> {
  opening ??= openDB<Device>(DEVICE_DATABASE, 2, {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore('about')
        db.createObjectStore('answers')
        db.createObjectStore('outbox')
      }
      db.createObjectStore('screens').createIndex('keptAt', 'keptAt')
    },
    // Another page deletes the database: a connection that stays open would hold that up.
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      opening = null
    },
    terminated: () => {
      opening = null
    },
  })
  return opening
}

/**
 * Works with what is kept on this device. `undefined` where the browser keeps nothing, as in private windows and on
 * a full disk: the app then works from the network alone.
 */
export async function onDevice<Result>(
  work: (db: IDBPDatabase<Device>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work(await open())
  } catch {
    opening = null
    return undefined
  }
}

/** Reads whose data the device keeps. */
export const readOwner = (): Promise<string | undefined> => onDevice((db) => db.get('about', 'owner'))

/** How a screen looked to an account when it was left, if the device is theirs. */
export const readScreen = (owner: string, path: string): Promise<KeptScreen | undefined> =>
  onDevice(async (db) => {
    const tx = db.transaction(['about', 'screens'])
    if ((await tx.objectStore('about').get('owner')) !== owner) return undefined
    return tx.objectStore('screens').get(path)
  })

/** All keys that begin with these parts. */
export const keysUnder = (...parts: string[]): IDBKeyRange => IDBKeyRange.bound(parts, [...parts, []])
