import { guestImportError } from '#domain/guest-import.ts'
import { parseGuestFile } from './parse-guest-file.ts'
import type { WorkerAnswer } from './read-guest-file.ts'

const answer = (message: WorkerAnswer) => self.postMessage(message)

self.addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  let buffer: ArrayBuffer
  try {
    buffer = await file.arrayBuffer()
  } catch {
    answer({ result: guestImportError('UNREADABLE_FILE', {}) })
    return
  }
  answer({ result: await parseGuestFile(buffer, file.name, (progress) => answer({ progress })) })
})
