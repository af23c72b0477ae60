import { YEAR_SECONDS } from '#domain/time/time.ts'

/**
 * Reads what this browser remembers of a screen's look: in cookies, not in the local storage, so that the server draws
 * it the same.
 */
export function readRemembered(cookies: string, name: string): string | null {
  const found = cookieIn(cookies, name)
  try {
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return null
  }
}

/** Reads the cookies that one page is drawn with, and gives those that were read, as `document.cookie` has them. */
export function cookiesOfDrawing(cookies: string) {
  const read = new Set<string>()
  return {
    cookie: (name: string) => {
      const found = cookieIn(cookies, name)
      if (found !== undefined) read.add(found)
      return readRemembered(cookies, name)
    },
    read: () => [...read].join('; '),
  }
}

const cookieIn = (cookies: string, name: string) =>
  cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))

/** Remembers a value for the pages below a path of the app; `null` forgets it. */
export function remember(name: string, value: string | null, path = '/app'): void {
  const age = value === null ? 0 : YEAR_SECONDS
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Max-Age=${age}; Path=${path}; SameSite=Lax${secure}`
}
