import { createORPCClient } from '@orpc/client'
import { BUSINESS_HEADER } from '#domain/agencies/business.ts'
import { client, link } from './api.ts'

/** The API in the name of an agency; with null, in that of the business that the page is about. */
export const clientIn = (agencyId: string | null): typeof client =>
  agencyId === null
    ? client
    : createORPCClient({
        call: (path, input, options) =>
          link.call(path, input, {
            ...options,
            context: { ...options.context, headers: { [BUSINESS_HEADER]: agencyId } },
          }),
      })
