import { FIRST_ANSWERS_ID } from '#contract/first-reads.ts'

/** Answers older than this are read anew; live updates tell of what changed within it. */
const FRESH_MS = 30_000

let answers: Record<string, unknown> | undefined
let hasCome = false

/**
 * The answer that came with the page to a request that is the first of its kind, else `undefined`. The page
 * and its answers belong to the same session, which the requests of this page name.
 */
export function firstAnswer(request: Request): Response | undefined {
  if (request.method !== 'GET' || performance.now() > FRESH_MS) return
  answers ??= readPage()
  const { pathname, search } = new URL(request.url)
  const key = pathname + search
  if (!(key in answers)) return
  const { [key]: answer, ...rest } = answers
  answers = rest
  return Response.json(answer)
}

/** Whether the page brought answers, all read after the id that live updates go on from. */
export const hasFirstAnswers = (): boolean => hasCome

function readPage(): Record<string, unknown> {
  const element = document.getElementById(FIRST_ANSWERS_ID)
  element?.remove()
  hasCome = element !== null
  return element ? JSON.parse(element.textContent) : {}
}
