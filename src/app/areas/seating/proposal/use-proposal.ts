import { useEffect, useState } from 'react'
import type { Proposal } from '#domain/seating/proposal.ts'
import type { Wanted } from '#domain/seating/proposal-cost.ts'

export type ProposalRequest = { wanted: Wanted; seed: number }

/** A proposal, worked out beside the page; `undefined` until it is there. Another seed is another try. */
export function useProposal(wanted: Wanted | undefined, seed: number) {
  const [proposal, setProposal] = useState<Proposal>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!wanted) return
    setProposal(undefined)
    setFailed(false)
    const worker = new Worker(new URL('./proposal.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Proposal>) => setProposal(data))
    worker.addEventListener('error', () => setFailed(true))
    worker.postMessage({ wanted, seed } satisfies ProposalRequest)
    return () => worker.terminate()
  }, [wanted, seed])
  return { proposal, hasFailed }
}
