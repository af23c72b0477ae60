import type pg from 'pg'

/** Told of a statement as it is sent to the connection; what it gives back is told whether it failed, once it is over. */
export type OnStatement = (sent: unknown) => (failed: boolean) => void

type Ask = (...statement: unknown[]) => unknown
type Answered = (error: unknown, ...rest: unknown[]) => void

/** Has each statement of a connection noted, however it is asked for. */
export function measureStatements(client: pg.ClientBase, onStatement: OnStatement): void {
  const ask = client.query as Ask
  const query: Ask = (...statement) => {
    const ended = onStatement(statement[0])
    const last = statement.at(-1)
    if (typeof last === 'function') {
      const answered: Answered = (error, ...rest) => {
        ended(Boolean(error))
        last(error, ...rest)
      }
      return ask.apply(client, [...statement.slice(0, -1), answered])
    }
    const answer = ask.apply(client, statement)
    if (answer instanceof Promise)
      answer.then(
        () => ended(false),
        () => ended(true),
      )
    return answer
  }
  client.query = query as typeof client.query
}

/** Tells several of the same statements; `null` where there is none to tell. */
export function toldTogether(...all: readonly (OnStatement | null)[]): OnStatement | null {
  const told = all.filter((one) => one !== null)
  if (told.length < 2) return told[0] ?? null
  return (sent) => {
    const endings = told.map((one) => one(sent))
    return (failed) => {
      for (const ended of endings) ended(failed)
    }
  }
}
