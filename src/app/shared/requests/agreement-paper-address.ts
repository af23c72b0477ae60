/** The address at which a planner downloads the contract of a request. */
export const agreementPaperAddress = (requestId: string): string =>
  `/api/planner/requests/${requestId}/agreement/paper`
