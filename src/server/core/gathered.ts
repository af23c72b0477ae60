import type { Database } from '#db/client.ts'

/** A question for the database, and whose promise its answer settles. */
export type Waiting<Question, Answer> = {
  question: Question
  resolve(answer: Answer): void
  reject(reason: unknown): void
}

/**
 * Gathers the questions to a database of one turn of the event loop, all requests whose bytes were read together, and
 * has `answer` settle them (decisions 012, 138). It waits for nothing but the end of the turn. Those that `answer` has
 * not settled when it fails, fail with it.
 */
export function gathered<Question, Answer>(
  answer: (db: Database, all: readonly Waiting<Question, Answer>[]) => Promise<void>,
): (db: Database, question: Question) => Promise<Answer> {
  const waiting = new WeakMap<Database, Waiting<Question, Answer>[]>()
  return (db, question) =>
    new Promise((resolve, reject) => {
      const asked = { question, resolve, reject }
      const others = waiting.get(db)
      if (others) return void others.push(asked)
      const all = [asked]
      waiting.set(db, all)
      setImmediate(() => {
        waiting.delete(db)
        answer(db, all).catch((error) => {
          for (const { reject } of all) reject(error)
        })
      })
    })
}
