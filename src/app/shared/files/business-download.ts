import { BUSINESS_PARAMETER } from '#domain/agencies/business.ts'
import { pageBusiness } from '../../sync/business.ts'

/** The address of a download of the business that the page is about. */
export const businessDownload = (path: string): string =>
  pageBusiness === null ? path : `${path}?${BUSINESS_PARAMETER}=${pageBusiness}`
