import type { Access, Guarded } from '#contract/base.ts'
import { sessionCookieName } from '#server/core/auth/session-cookie.ts'

/** The two ways to say who asks, as the document names them. */
export const securitySchemes = (publicUrl: string) => ({
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieName(publicUrl),
    description: 'The session of a browser, set by every way to sign in.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'An access token of `POST /auth/token`, valid for 15 minutes and refused as soon as its access is revoked.',
  },
})

const SESSION = { session: [] }
const BEARER = { bearer: [] }

/** How an operation may be called; what is public may be called without either. */
export function securityOf(access: Access, browserOnly = false): Record<string, string[]>[] {
  if (browserOnly) return [SESSION]
  return access === 'public' ? [{}, SESSION, BEARER] : [SESSION, BEARER]
}

/** Says in a sentence who may call an operation. */
export function whoMay(access: Access, guard: Guarded | undefined): string {
  if (access === 'public') return 'Open to all.'
  if (access === 'signedIn') return 'For people who are signed in.'
  if (access === 'planner') return 'For wedding planners who are signed in.'
  if (access === 'operator') return 'For operators of the installation; for everybody else it is not there.'
  const doWhat = guard?.need === 'edit' ? 'edit' : 'see'
  return `For members of the wedding who may ${doWhat} its section \`${guard?.section}\`.`
}
