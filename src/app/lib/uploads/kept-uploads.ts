import { keepInOutbox, receiveFromOutbox } from '../device/outbox.ts'
import { sendInOrder, stampOf } from '../list-changes/kept-order.ts'
import type { Upload } from './uploads.ts'

type KeptUpload<Place> = Pick<Upload<Place>, 'id' | 'place' | 'file' | 'name' | 'overwrite'>
type Kept<Place> = KeptUpload<Place> & { madeAt: number }

/**
 * Keeps files that have not arrived on the device, each under a name of its own: what is done with one writes no other
 * anew. Over a closed app they wait for the next page, which calls `restore` when what was done before is on its way.
 */
export function createKeptUploads<Place>(queue: string, restore: (upload: KeptUpload<Place>) => void) {
  const kept = new Set<string>()
  receiveFromOutbox(queue, (found) => {
    const uploads = found as Kept<Place>[]
    for (const { id } of uploads) kept.add(id)
    sendInOrder(uploads.map(({ madeAt, ...upload }) => ({ madeAt, send: () => restore(upload) })))
  })
  return {
    keep({ id, place, file, name, overwrite }: Upload<Place>): void {
      if (kept.has(id)) return
      kept.add(id)
      const upload: Kept<Place> = { id, place, file, name, overwrite, madeAt: stampOf(file) }
      keepInOutbox(`${queue}:${id}`, [upload])
    },
    forget(id: string): void {
      if (kept.delete(id)) keepInOutbox(`${queue}:${id}`, [])
    },
  }
}
