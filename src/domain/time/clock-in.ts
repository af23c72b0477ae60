const formats = new Map<string, Intl.DateTimeFormat>()

/** The time that the clocks of a zone show at an instant: `18:42`, `1:05`. */
export function clockIn(timeZone: string, instant: Date | number): string {
  const known = formats.get(timeZone)
  if (known) return known.format(instant)
  const format = new Intl.DateTimeFormat('es-ES', { timeZone, hour: 'numeric', minute: '2-digit' })
  formats.set(timeZone, format)
  return format.format(instant)
}
