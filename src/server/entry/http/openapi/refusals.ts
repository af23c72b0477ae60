import type * as z from 'zod'
import { jsonSchemaOf } from './json-schemas.ts'
import type { Answer } from './operation.ts'

/** An error as the contract declares it. */
export type DeclaredError = { status?: number; message?: string; data?: unknown }

/** The shape of every error of the API. */
export const ERROR_SCHEMA = {
  type: 'object',
  description:
    'Every answer with a status of 400 or more. `code` is what a program decides by; `message` is English, for developers.',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', examples: ['WEDDING_NOT_FOUND'] },
    message: { type: 'string' },
    status: { type: 'integer' },
    defined: { type: 'boolean', description: 'Whether the operation declares the code' },
    data: { description: 'More about it, as the code has it' },
    retryAfterSeconds: { type: 'integer', description: 'When to try again, for accounts' },
  },
}

/** Any operation may answer so while the server has more to do than it can, or no database. */
export const AWAY = {
  OVERLOADED: { status: 503, message: 'Too many requests at the moment' },
  DATABASE_UNAVAILABLE: { status: 503, message: 'The database is away' },
}

export const BAD_INPUT = { BAD_REQUEST: { status: 400, message: 'The request is not valid' } }

/** Of what takes no body too: it is read before its route is known. */
export const TOO_LARGE = { BODY_TOO_LARGE: { status: 413, message: 'The body is too large' } }

export const BAD_BODY = {
  ...BAD_INPUT,
  ...TOO_LARGE,
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'The body has to be JSON' },
}

/** The refusals among the answers of an operation, one for each status, with the codes it may have. */
export function refusalsOf(errors: Record<string, DeclaredError>): Record<string, Answer> {
  const statuses = [...new Set(Object.values(errors).map(statusOf))].sort()
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      refusal(
        status,
        Object.entries(errors).filter(([, error]) => statusOf(error) === status),
      ),
    ]),
  )
}

const statusOf = ({ status }: DeclaredError) => status ?? 500

function refusal(status: number, errors: [code: string, error: DeclaredError][]): Answer {
  const codes = errors.map(([code]) => code)
  const data = errors.flatMap(([, error]) =>
    error.data ? [jsonSchemaOf(error.data as z.ZodType, 'output')] : [],
  )
  const more = {
    type: 'object',
    required: ['code'],
    properties: { code: { enum: codes }, ...(data.length === 1 && codes.length === 1 && { data: data[0] }) },
  }
  return {
    description: errors.map(([code, { message }]) => `${code}: ${message ?? status}`).join('; '),
    content: {
      'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Error' }, more] } },
    },
  }
}
