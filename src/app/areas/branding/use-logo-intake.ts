import { useState } from 'react'
import { LOGO_MAX_BYTES, LOGO_TYPES, type LogoCrop, type SvgFinding } from '#domain/branding/branding.ts'
import { safeFileName } from '#domain/files/files.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { CodedError, messageFor } from '../../shared/error-messages.ts'
import { fileSize } from '../../shared/files/file-size.ts'
import { canSendAgain } from '../../sync/uploads/upload-failure.ts'
import { sendLogo } from './branding.actions.ts'

type Sending = { name: string; progress: number }

/** A logo on its way: chosen, cut, sent; or why it could not be, with what was chosen kept for another try. */
export function useLogoIntake() {
  const [chosen, setChosen] = useState<File | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<{ text: string; retry?: () => void } | null>(null)
  const [removed, setRemoved] = useState<readonly SvgFinding[]>([])
  const take = async ([file]: File[]) => {
    if (!file) return
    const refusal = refusalOf(file) ?? (await contentRefusalOf(file))
    setProblem(refusal ? { text: refusal } : null)
    setRemoved([])
    if (refusal) return
    if (await isDrawable(file)) setChosen(file)
    else await upload(file, null)
  }
  const upload = async (file: File, crop: LogoCrop | null) => {
    const name = safeFileName(file.name)
    setProblem(null)
    setSending({ name, progress: 0 })
    try {
      const stored = await sendLogo(file, crop, (progress) => setSending({ name, progress }))
      setRemoved(stored.removed)
      showToast('Logo guardado.')
    } catch (error) {
      const text = `«${name}». ${messageFor(error)}`
      const canRetry = canSendAgain(error)
      setProblem({ text, ...(canRetry && { retry: () => void upload(file, crop) }) })
    } finally {
      setSending(null)
    }
  }
  return {
    chosen,
    sending,
    problem,
    removed,
    isSending: sending !== null,
    take: (files: File[]) => void take(files),
    cancel: () => setChosen(null),
    send: (crop: LogoCrop | null) => {
      const file = chosen!
      setChosen(null)
      void upload(file, crop)
    },
  }
}

/** Asked before it is sent; what it really is the server finds in its content. */
function refusalOf(file: File): string | null {
  const name = safeFileName(file.name)
  if (file.size > LOGO_MAX_BYTES)
    return `«${name}» pesa ${fileSize(file.size)}, y un logo puede pesar ${fileSize(LOGO_MAX_BYTES)} como mucho.`
  const isKnown = (LOGO_TYPES as readonly string[]).includes(file.type) || /\.svg$/i.test(file.name)
  return isKnown ? null : `«${name}» no vale como logo. Prueba con PNG, JPEG o SVG.`
}

/** Why what is in the file cannot be a logo, found before it is cut; the server looks closer. */
async function contentRefusalOf(file: File): Promise<string | null> {
  const refused = (code: string) => `«${safeFileName(file.name)}». ${messageFor(new CodedError(code))}`
  const head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
  const isPixels = SIGNATURES.some((bytes) => bytes.every((byte, at) => head[at] === byte))
  if (isPixels || /<svg[\s>:]/i.test(await file.text())) return null
  return refused('LOGO_TYPE_REFUSED')
}

/** Whether it can be shown to be cut. Of what cannot, the server says whether it is damaged or has too many pixels. */
async function isDrawable(file: File): Promise<boolean> {
  if (file.type === 'image/svg+xml' || /\.svg$/i.test(file.name)) return true
  try {
    const decoded = await createImageBitmap(file)
    decoded.close()
    return true
  } catch {
    return false
  }
}

/** How a PNG and a JPEG begin. */
const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
]
const SIGNATURE_BYTES = 4
