import { proposePlan } from '#domain/seating/proposal.ts'
import type { ProposalRequest } from './use-proposal.ts'

self.addEventListener('message', ({ data: { wanted, seed } }: MessageEvent<ProposalRequest>) => {
  self.postMessage(proposePlan(wanted, seed))
})
