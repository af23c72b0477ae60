import { type FileHandle, open } from 'node:fs/promises'
import { readVideo } from '#domain/inspiration/read-video.ts'
import type { Blank } from '#domain/inspiration/video-bytes.ts'
import type { VideoHeader, VideoRefusal } from '#domain/inspiration/videos.ts'

const ZEROS = Buffer.alloc(64 * 1024)

/**
 * Reads a file on the disk as a video and overwrites all of it that may name a place; its length, picture and sound stay
 * as they are (decision 166). `null` when it is no video, or why it is refused; then the file is left alone.
 */
export async function cleanVideo(file: string): Promise<VideoHeader | VideoRefusal | null> {
  const handle = await open(file, 'r+')
  try {
    const { size } = await handle.stat()
    const found = await readVideo({ size, read: (offset, length) => readFrom(handle, offset, length) })
    if (found === null || typeof found === 'string') return found
    const { blanks, ...header } = found
    for (const blank of blanks) await overwrite(handle, blank)
    return header
  } finally {
    await handle.close()
  }
}

async function readFrom(handle: FileHandle, offset: number, length: number): Promise<Uint8Array> {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, offset)
  return buffer.subarray(0, bytesRead)
}

async function overwrite(handle: FileHandle, { at, head, zeros }: Blank): Promise<void> {
  if (head.length > 0) await handle.write(head, 0, head.length, at)
  const end = at + head.length + zeros
  for (let place = at + head.length; place < end; place += ZEROS.length)
    await handle.write(ZEROS, 0, Math.min(ZEROS.length, end - place), place)
}
