/** Bytes and seconds of one video of a guest (decision 166). */
export const VIDEO_MAX_BYTES = 100 * 1024 * 1024
export const VIDEO_MAX_SECONDS = 60

/** The part of the bytes of a wedding that videos may have at most, so that photographs and papers still find room. */
export const VIDEO_SHARE = 0.5

/** Pickers offer these beside images. */
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const

/** The endings of the stored files, by what was found in their bytes. */
export const VIDEO_FORMATS = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' } as const

export type VideoFormat = keyof typeof VIDEO_FORMATS

/** Why a video is not kept. */
export const VIDEO_REFUSALS = ['VIDEO_UNREADABLE', 'VIDEO_TOO_LONG', 'VIDEO_TOO_LARGE'] as const

export type VideoRefusal = (typeof VIDEO_REFUSALS)[number]

/** The head of a video says this. Seconds are rounded; width and height are those of the upright picture. */
export type VideoHeader = { format: VideoFormat; seconds: number; width: number; height: number }

/** How long a video is: `0:42`. */
export const videoLength = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Whether the name of a file is that of a video; for words alone, since the bytes decide what it is. */
export const isVideoName = (fileName: string): boolean => /\.(mp4|m4v|mov|webm|3gp)$/i.test(fileName)
