import { type FirstAnswer, fillRead } from '#contract/first-reads.ts'

type ScreenRead = Parameters<typeof fillRead>[0]
export type FilledRead = ReturnType<typeof fillRead>
export type FoundRead = Pick<FirstAnswer, 'procedure' | 'input'> & { json: string | null }

type Answered = { answered: readonly FoundRead[]; url: string | undefined; params: Record<string, string> }

/** Some reads need what others have answered. */
export function nextReads(reads: readonly ScreenRead[], { answered, url, params }: Answered): FilledRead[] {
  const search = new URLSearchParams(url?.split('?')[1])
  return answered.flatMap(({ json, procedure }) => {
    const follow = reads.find((one) => one.procedure === procedure)?.next
    const found = json !== null && follow?.(JSON.parse(json), search)
    return found ? [found].flat().map((next) => fillRead(next.read, { ...params, ...next.params })) : []
  })
}
