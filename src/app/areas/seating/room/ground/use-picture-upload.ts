import { useEffect, useRef, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { roomPictureAddress } from '#contract/upload-address.ts'
import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import type { RoomPicture } from '#domain/seating/room-ground.ts'
import { CodedError, messageFor } from '../../../../shared/error-messages.ts'
import { sendFile } from '../../../../sync/send-file.ts'
import '../../seating.sentences.ts'
import { pdfPages } from './loaded-pdf.ts'
import type { OpenPdf } from './pdf-pages.ts'
import '../../../../shared/images.sentences.ts'

type PictureUpload = {
  name: string
  what: 'Abriendo' | 'Subiendo'
  /** In percent, while it is sent. */
  progress: number | null
  /** Why it failed. */
  problem: string | null
}

export type ChosenPdf = { name: string; pdf: OpenPdf }

/** Sends a picture of the venue; of a PDF the page that is chosen, drawn by the browser. */
export function usePictureUpload(weddingId: string, onSent: (picture: RoomPicture) => void) {
  const [upload, setUpload] = useState<PictureUpload | null>(null)
  const [pdf, setPdf] = useState<ChosenPdf | null>(null)
  const open = useRef<{ cancel: () => void } | null>(null)
  useEffect(() => () => open.current?.cancel(), [])
  useEffect(() => () => void pdf?.pdf.close(), [pdf])

  const trying = async (name: string, work: () => Promise<void>) => {
    setUpload({ name, what: 'Abriendo', progress: null, problem: null })
    try {
      await work()
    } catch (error) {
      setUpload({ name, what: 'Subiendo', progress: null, problem: messageFor(error) })
    }
  }
  const send = async (name: string, bytes: Blob) => {
    if (bytes.size > IMAGE_MAX_BYTES) throw new CodedError('IMAGE_TOO_LARGE', { maxBytes: IMAGE_MAX_BYTES })
    const address = roomPictureAddress(weddingId, { id: uuidv7(), name })
    const sending = sendFile<RoomPicture>(address, bytes, (share) =>
      setUpload({ name, what: 'Subiendo', progress: Math.round(share * 100), problem: null }),
    )
    open.current = sending
    onSent(await sending.stored)
  }
  return {
    upload,
    pdf,
    choose: (file: File) =>
      trying(file.name, async () => {
        if (!isPdf(file)) return send(file.name, file)
        const { openPdf } = await pdfPages.load()
        const opened = await openPdf(file)
        if (opened.pages === 1) return send(file.name, await opened.draw(1))
        setPdf({ name: file.name, pdf: opened })
        setUpload(null)
      }),
    sendPage: (page: number) => pdf && trying(pdf.name, async () => send(pdf.name, await pdf.pdf.draw(page))),
  }
}

const isPdf = ({ type, name }: File) => type === 'application/pdf' || /\.pdf$/i.test(name)
