/** PostgreSQL reports with it that a row refers to one that is not there. */
export const REFERS_TO_NOTHING = '23503'

/** The code that PostgreSQL gave an error, which Drizzle and oRPC wrap; `undefined` for errors of others. */
export function codeOfDatabase(error: unknown): unknown {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return cause ? codeOfDatabase(cause) : code
}
