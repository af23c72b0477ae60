import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { INVITATION_LANGUAGES, type InvitationLanguage } from '#domain/households/households.ts'
import { DAY_SECONDS } from '#domain/time/time.ts'
import { usesSecureCookies } from '#server/core/auth/session-cookie.ts'

const COOKIE = 'azahar.idioma'

/** The language that the guest has chosen: with this request, or before on this device. `null` when there is none. */
export function chosenLanguage(c: Context, publicUrl: string, path = '/i'): InvitationLanguage | null {
  const asked = readLanguage(c.req.query('l'))
  if (!asked) return readLanguage(getCookie(c, COOKIE))
  setCookie(c, COOKIE, asked, {
    path,
    maxAge: 365 * DAY_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: usesSecureCookies(publicUrl),
  })
  return asked
}

/** The language to begin with: that of the household, else the first of the browser's that we speak, else Spanish. */
export function guessLanguage(
  ofHousehold: InvitationLanguage | null,
  acceptLanguage: string | undefined,
): InvitationLanguage {
  return ofHousehold ?? preferredLanguage(acceptLanguage ?? '') ?? 'es'
}

function preferredLanguage(header: string): InvitationLanguage | null {
  const wanted = header
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = Number(/q=([\d.]+)/.exec(parameters.join(';'))?.[1] ?? 1)
      return { language: readLanguage(tag.split('-')[0]!.toLowerCase()), quality }
    })
    .filter(({ language, quality }) => language && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  return wanted[0]?.language ?? null
}

const readLanguage = (text: string | undefined): InvitationLanguage | null =>
  INVITATION_LANGUAGES.find((language) => language === text) ?? null
