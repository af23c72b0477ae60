import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { venuePlanAddress } from '#contract/upload-address.ts'
import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import type { RoomPicture } from '#domain/seating/room-ground.ts'
import { CodedError, messageFor } from '../../../shared/error-messages.ts'
import { sendFile } from '../../../sync/send-file.ts'
import '../../../shared/images.sentences.ts'

/** Plans of this visit: the page names those that its stored versions show. */
const sent = new Map<string, RoomPicture>()

export const sentPlan = (id: string): RoomPicture | undefined => sent.get(id)

/** `progress` is in percent; `problem` says why it failed. */
export type PlanUpload = { name: string; progress: number; problem: string | null }

/** Sends a plan of the venue; `onSent` hears of the picture once it has arrived. */
export function usePlanUpload(weddingId: string, onSent: (picture: RoomPicture) => void) {
  const [upload, setUpload] = useState<PlanUpload | null>(null)
  const send = async (file: File) => {
    const { name, size } = file
    const tell = (progress: number, problem: string | null = null) => setUpload({ name, progress, problem })
    tell(0)
    try {
      if (size > IMAGE_MAX_BYTES) throw new CodedError('IMAGE_TOO_LARGE', { maxBytes: IMAGE_MAX_BYTES })
      const address = venuePlanAddress(weddingId, { id: uuidv7(), name })
      const picture = await sendFile<RoomPicture>(address, file, (share) => tell(Math.round(share * 100)))
        .stored
      sent.set(picture.id, picture)
      setUpload(null)
      onSent(picture)
    } catch (error) {
      tell(0, messageFor(error))
    }
  }
  return { upload, send, isSending: upload !== null && upload.problem === null }
}
