const whole = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1, roundingMode: 'ceil' })

/** A number of bytes as people read it: `212 KB`, `1,2 MB`; 1 KB is 1024 bytes. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${whole.format(bytes)}\u00a0bytes`
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${whole.format(kilobytes)}\u00a0KB`
  const megabytes = kilobytes / 1024
  return megabytes < 1000
    ? `${tenths.format(megabytes)}\u00a0MB`
    : `${tenths.format(megabytes / 1024)}\u00a0GB`
}
