/** The result of looking at one thing: in order, wrong with what helps, or not there to be looked at. */
export type Finding =
  | { state: 'ok' | 'skipped'; said: string }
  | { state: 'wrong'; said: string; cure: string }

export const ok = (said: string): Finding => ({ state: 'ok', said })
export const skipped = (said: string): Finding => ({ state: 'skipped', said })
export const wrong = (said: string, cure: string): Finding => ({ state: 'wrong', said, cure })

/** A question about the installation; `look` may find several things. */
export type Check = { name: string; look(signal: AbortSignal): Promise<Finding[]> | Finding[] }

export type Found = Finding & { check: string }

/** In milliseconds: a thing that does not answer must not keep the others from being looked at. */
const LOOK_MAX_MS = 10_000

/** Looks at everything at the same time, each for so long at most. */
export async function runChecks(checks: readonly Check[], maxMs = LOOK_MAX_MS): Promise<Found[]> {
  const found = await Promise.all(checks.map((check) => lookWithin(check, maxMs)))
  return found.flatMap((findings, index) => findings.map((one) => ({ check: checks[index]!.name, ...one })))
}

async function lookWithin({ name, look }: Check, maxMs: number): Promise<Finding[]> {
  const patience = new AbortController()
  const late = `no answer within ${maxMs / 1000} s`
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Finding[]>((resolve) => {
    timer = setTimeout(() => {
      patience.abort()
      resolve([
        wrong(late, `See whether this machine reaches it, over a network or on a disk that hangs (${name}).`),
      ])
    }, maxMs)
  })
  try {
    return await Promise.race([Promise.resolve(look(patience.signal)), tooLate])
  } catch (error) {
    return [wrong(reasonOf(error), 'See the message.')]
  } finally {
    clearTimeout(timer)
  }
}

/** The words of an error in one line, of its cause where it has one. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as { code?: unknown }
  const said = (error.message || String(code ?? error.name)).replaceAll(/\s+/g, ' ').trim()
  return error.cause instanceof Error ? `${said}: ${reasonOf(error.cause)}` : said
}
