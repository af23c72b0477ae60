import type { Answer, Operation } from './operation.ts'

type Paths = Record<string, Record<string, Operation> | undefined>

/** Lets operations that refuse alike refer to one answer, and gives those answers by their names. */
export function shareRefusals(paths: Paths): Record<string, Answer> {
  const operations = Object.values(paths).flatMap((path) => Object.values(path ?? {}))
  const uses = new Map<string, number>()
  for (const [, answer] of operations.flatMap(refusalsIn)) {
    const key = JSON.stringify(answer)
    uses.set(key, (uses.get(key) ?? 0) + 1)
  }
  const shared: Record<string, Answer> = {}
  for (const operation of operations) {
    for (const [status, answer] of refusalsIn(operation)) {
      const key = JSON.stringify(answer)
      const name = nameOf(answer)
      const isTaken = name in shared && JSON.stringify(shared[name]) !== key
      if (uses.get(key) === 1 || isTaken) continue
      shared[name] = answer
      Object.assign(operation.responses, { [status]: { $ref: `#/components/responses/${name}` } })
    }
  }
  return shared
}

const refusalsIn = ({ responses }: Operation) =>
  Object.entries(responses).filter(([status, { content }]) => Number(status) >= 400 && content)

/** The codes of an answer in one word: `WeddingNotFoundOrGuestNotFound`. */
const nameOf = ({ description }: Answer) =>
  [...description.matchAll(/\b[A-Z][A-Z_]+(?=:)/g)]
    .map(([code]) =>
      code.toLowerCase().replace(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase()),
    )
    .join('Or')
