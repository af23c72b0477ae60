import { formatNumber } from '#domain/text/spanish-numbers.ts'

/** A number of bytes as people read it: `212 KB`, `1,2 MB`; 1 KB is 1024 bytes. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${formatNumber(bytes)}\u00a0bytes`
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${formatNumber(kilobytes, 0)}\u00a0KB`
  const megabytes = kilobytes / 1024
  return megabytes < 1000 ? `${upToTenth(megabytes)}\u00a0MB` : `${upToTenth(megabytes / 1024)}\u00a0GB`
}

/** Rounded up, so that a file just over a limit does not seem to be at it. */
const upToTenth = (size: number) => formatNumber(Math.ceil(size * 10) / 10)
