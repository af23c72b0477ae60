import { FORMS } from '#site/accounts/forms.ts'
import { ORIGIN, type TestApp } from '../test-app.ts'

type Form = keyof typeof FORMS

/** The answer to a form that a browser without scripts sent. */
export type FormAnswer = {
  status: number
  /** The browser goes here next, `null` when it stays. */
  location: string | null
  html: string
  headers: Headers
  /** The cookies that were set, by name. */
  cookies: Record<string, string>
}

/** Sends a form of an account page as a browser without scripts does. */
export async function sendForm(
  app: Pick<TestApp, 'fetch'>,
  form: Form,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<FormAnswer> {
  const response = await app.fetch(FORMS[form], {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
  return {
    status: response.status,
    location: response.headers.get('location'),
    html: await response.text(),
    headers: response.headers,
    cookies: cookiesOf(response),
  }
}

/** The cookies that an answer sets, by name, with their values. */
export function cookiesOf(response: Response): Record<string, string> {
  const pairs = response.headers.getSetCookie().map((line) => line.split(';')[0]!.split(/=(.*)/s))
  return Object.fromEntries(pairs.map(([name, value]) => [name!, value ?? '']))
}

/** The sentences that a page shows where something was refused. */
export const problemsIn = (html: string): string[] =>
  Array.from(html.matchAll(/role="alert"[^>]*>(.*?)<\/div>/gs), ([, inside]) =>
    inside!.replace(/<[^>]+>/g, '').trim(),
  ).filter(Boolean)

/** The value of a field of a page, `''` when it has none. */
export function fieldValue(html: string, name: string): string {
  const input = html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0] ?? ''
  return /value="([^"]*)"/.exec(input)?.[1] ?? ''
}
