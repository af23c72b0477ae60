import { useCallback, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { WeddingCover } from '#contract/style.ts'
import { weddingCoverAddress } from '#contract/upload-address.ts'
import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import { CodedError, messageFor } from '../../shared/error-messages.ts'
import { queryClient } from '../../sync/query-client.ts'
import { sendFile } from '../../sync/send-file.ts'
import { coversQuery } from './style.queries.ts'
import '../../shared/images.sentences.ts'

/** A cover that was sent is shown from the file until the server has made its own pictures of it. */
const previews = new Map<string, string>()

export const previewOf = (coverId: string): string | undefined => previews.get(coverId)

export type CoverUpload = {
  name: string
  /** From 0 to 1. */
  progress: number
  /** Why it failed. */
  problem: string | null
}

/** Sends an image for the cover; `onSent` hears of the one that has arrived. */
export function useCoverUpload(weddingId: string, onSent: (cover: WeddingCover) => void) {
  const [upload, setUpload] = useState<CoverUpload | null>(null)
  const send = useCallback(
    async (file: File) => {
      const { name } = file
      setUpload({ name, progress: 0, problem: null })
      const id = uuidv7()
      try {
        if (file.size > IMAGE_MAX_BYTES)
          throw new CodedError('IMAGE_TOO_LARGE', { maxBytes: IMAGE_MAX_BYTES })
        const address = weddingCoverAddress(weddingId, { id, name })
        const cover = await sendFile<WeddingCover>(address, file, (progress) =>
          setUpload({ name, progress, problem: null }),
        ).stored
        previews.set(id, URL.createObjectURL(file))
        queryClient.setQueryData(coversQuery(weddingId).queryKey, (covers = []) => [
          cover,
          ...covers.filter((one) => one.id !== cover.id),
        ])
        setUpload(null)
        onSent(cover)
      } catch (error) {
        setUpload({ name, progress: 0, problem: messageFor(error) })
      }
    },
    [weddingId, onSent],
  )
  return { upload, send, dismiss: () => setUpload(null) }
}
