import { businessDownload } from '../files/business-download.ts'

/** The address at which a planner downloads the contract of a request. */
export const agreementPaperAddress = (requestId: string): string =>
  businessDownload(`/api/planner/requests/${requestId}/agreement/paper`)
