import type * as z from 'zod'
import { keySet, revocation, revoked, TOKEN_ERRORS, tokenRequest, tokens } from '#contract/access-tokens.ts'
import { accountCalls } from '#contract/account-calls.ts'
import { authInputOf } from '#server/core/auth/auth-inputs.ts'
import { METHODS, OPEN_PATHS, type OpenPath } from '#server/core/auth/call-auth.ts'
import { jsonSchemaOf } from './json-schemas.ts'
import type { Operation } from './operation.ts'
import { AWAY, BAD_BODY, type DeclaredError, refusalsOf, TOO_LARGE } from './refusals.ts'

type Call = {
  summary: string
  description?: string
  /** Whether it asks for the session of a browser, or takes one when there is one. */
  session?: 'needed' | 'optional'
  input?: z.ZodType | null
  output: z.ZodType
  errors: Record<string, DeclaredError>
}

/** Everything under `/auth`, with its path and method. */
export function* describeAccounts(): Generator<[path: string, method: string, operation: Operation]> {
  for (const path of CALLED_PATHS) {
    const [method = 'POST'] = METHODS[path] ?? []
    yield [`/auth${path}`, method.toLowerCase(), describe(path, accountCall(path))]
  }
  for (const [path, method, call] of TOKEN_CALLS) yield [`/auth${path}`, method, describe(path, call)]
}

type CalledPath = Exclude<OpenPath, '/callback/:id'>

/** The paths that programs call; to the others a provider sends browsers back. */
export const CALLED_PATHS = OPEN_PATHS.filter((path): path is CalledPath => path !== '/callback/:id')

function accountCall(path: CalledPath): Call {
  const call: Call & { ofSession?: true } = accountCalls[path]
  return { ...call, input: authInputOf(path), ...(call.ofSession && { session: 'needed' }) }
}

const TOKEN_CALLS: [path: string, method: string, call: Call][] = [
  [
    '/token',
    'post',
    {
      summary: 'Get tokens for a program',
      description:
        'With a password, with the session of a browser that has just signed in, or with the refresh token of the tokens before. A refresh token that is used twice ends the access of the program.',
      session: 'optional',
      input: tokenRequest,
      output: tokens,
      errors: TOKEN_ERRORS,
    },
  ],
  [
    '/revoke',
    'post',
    {
      summary: 'End the access of a program',
      description: 'By its refresh token. One that is not valid any more is as good.',
      input: revocation,
      output: revoked,
      errors: { BAD_REQUEST: TOKEN_ERRORS.BAD_REQUEST, TOO_MANY_ATTEMPTS: TOKEN_ERRORS.TOO_MANY_ATTEMPTS },
    },
  ],
  [
    '/jwks',
    'get',
    {
      summary: 'The keys that access tokens are signed with',
      description: 'A JSON Web Key Set (RFC 7517), to be kept for some minutes. Keys change every 30 days.',
      output: keySet,
      errors: { TOO_MANY_ATTEMPTS: TOKEN_ERRORS.TOO_MANY_ATTEMPTS },
    },
  ],
]

const SESSION = { session: [] }

function describe(path: string, { summary, description, session, input, output, errors }: Call): Operation {
  return {
    operationId: `accounts.${path.slice(1).replace(/[/-](\w)/g, (_match, letter: string) => letter.toUpperCase())}`,
    summary,
    description: description ?? 'Open to all.',
    tags: ['accounts'],
    security: session === 'needed' ? [SESSION] : session === 'optional' ? [{}, SESSION] : [],
    ...(input && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchemaOf(input, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: jsonSchemaOf(output, 'output') } },
      },
      ...refusalsOf({ ...(input ? BAD_BODY : TOO_LARGE), ...errors, ...AWAY }),
    },
  }
}
