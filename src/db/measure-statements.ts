import type pg from 'pg'

/** A statement that is over, as it was sent to the connection; `began` is on the clock of `performance`. */
export type SeenStatement = { sent: unknown; began: number; failed: boolean }
export type OnStatement = (seen: SeenStatement) => void

type Ask = (...statement: unknown[]) => unknown
type Answered = (error: unknown, ...rest: unknown[]) => void

/** Has each statement of a connection noted when it is over, however it is asked for. */
export function measureStatements(client: pg.ClientBase, onStatement: OnStatement): void {
  const ask = client.query as Ask
  const query: Ask = (...statement) => {
    const began = performance.now()
    const [sent] = statement
    const note = (failed: boolean) => onStatement({ sent, began, failed })
    const last = statement.at(-1)
    if (typeof last === 'function') {
      const answered: Answered = (error, ...rest) => {
        note(Boolean(error))
        last(error, ...rest)
      }
      return ask.apply(client, [...statement.slice(0, -1), answered])
    }
    const answer = ask.apply(client, statement)
    if (answer instanceof Promise)
      answer.then(
        () => note(false),
        () => note(true),
      )
    return answer
  }
  client.query = query as typeof client.query
}
