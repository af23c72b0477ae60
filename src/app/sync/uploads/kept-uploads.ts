import { onDeviceOwner } from '../device/device-owner.ts'
import { forgetInOutbox, keepInOutbox, receiveFromOutbox } from '../device/outbox.ts'
import { sendInOrder, stampAs, stampOf } from '../list-changes/kept-order.ts'
import type { Upload } from './uploads.ts'
import { noteKept } from './waiting-uploads.ts'

type KeptUpload<Place> = Pick<Upload<Place>, 'id' | 'place' | 'file' | 'name' | 'overwrite'>
type Kept<Place> = KeptUpload<Place> & { madeAt: number }

/** The device keeps an upload in this form: how far it has come is of no use to the next page. */
export const keptForm = <Place>({ id, place, file, name, overwrite }: Upload<Place>): Kept<Place> => ({
  id,
  place,
  file,
  name,
  overwrite,
  madeAt: stampOf(file),
})

/**
 * Keeps files that have not arrived on the device, each under a name of its own: what is done with one writes no other
 * anew. Over a closed app they wait for the next page, which calls `restore` when what was done before is on its way.
 */
export function createKeptUploads<Place>(queue: string, restore: (upload: KeptUpload<Place>) => void) {
  const kept = new Map<string, Kept<Place>>()
  receiveFromOutbox(queue, (found) => {
    const uploads = found as Kept<Place>[]
    for (const upload of uploads) kept.set(upload.id, upload)
    noteKept(queue, kept.size)
    sendInOrder(
      uploads.map(({ madeAt, ...upload }) => ({
        madeAt,
        kept: upload,
        send() {
          stampAs(upload.file, madeAt)
          restore(upload)
        },
      })),
    )
  })
  onDeviceOwner(() => {
    for (const upload of kept.values()) keepInOutbox(queue, upload)
  })
  return {
    keep(upload: Upload<Place>): void {
      if (kept.has(upload.id)) return
      kept.set(upload.id, keptForm(upload))
      noteKept(queue, kept.size)
      keepInOutbox(queue, keptForm(upload))
    },
    forget(id: string): void {
      if (!kept.delete(id)) return
      noteKept(queue, kept.size)
      forgetInOutbox(queue, id)
    },
  }
}
