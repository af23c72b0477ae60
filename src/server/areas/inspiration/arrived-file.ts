import { stat } from 'node:fs/promises'
import { safeFileName } from '#domain/files/files.ts'
import { IMAGE_MAX_BYTES, type ImageRefusal } from '#domain/inspiration/images.ts'
import { VIDEO_FORMATS, type VideoRefusal } from '#domain/inspiration/videos.ts'
import { readImageHeader } from '#server/core/images/image-header.ts'
import { cleanVideo } from '#server/core/videos/clean-video.ts'

/** A file that has arrived and may be kept: the name it gets in the store, and what its bytes say. */
export type ArrivedFile = {
  name: string
  size: number
  contentType: string
  width: number
  height: number
  /** How long a video is; null for an image. */
  seconds: number | null
}

/** Reads an image that lies on the disk, or says why it is refused. */
export async function readArrivedImage(file: string): Promise<ArrivedFile | ImageRefusal> {
  const { size } = await stat(file)
  if (size > IMAGE_MAX_BYTES) return 'IMAGE_TOO_LARGE'
  const header = await readImageHeader(file)
  if (typeof header === 'string') return header
  const { width, height } = header
  return { name: 'upload', size, contentType: 'application/octet-stream', width, height, seconds: null }
}

/** Reads a video that lies on the disk and takes the place from it; `null` when it is none. */
export async function readArrivedVideo(file: string): Promise<ArrivedFile | VideoRefusal | null> {
  const header = await cleanVideo(file)
  if (header === null || typeof header === 'string') return header
  const { size } = await stat(file)
  const { format, ...shown } = header
  return { name: `video.${format}`, size, contentType: VIDEO_FORMATS[format], ...shown }
}

/** The name of a video for people, whose ending follows its content. */
export const videoFileName = (fileName: string, name: string): string =>
  safeFileName(`${fileName.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.${name.split('.').at(-1)}`)
