/** The browser of a session, as far as it is shown to the person whose session it is. */
export type SessionDevice = {
  /** 'Chrome', 'Safari'; null when it says nothing that is known. */
  browser: string | null
  /** 'Mac', 'iPhone', 'Windows'. */
  system: string | null
  kind: 'phone' | 'tablet' | 'computer'
}

/** A device in two words: 'Chrome en Mac'. */
export function describeDevice({ browser, system }: SessionDevice): string {
  if (browser && system) return `${browser} en ${system}`
  return browser ?? system ?? 'Un dispositivo desconocido'
}
