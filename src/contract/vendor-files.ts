import * as z from 'zod'
import { LIMITS } from '#domain/limits.ts'
import { id, instant, memberRoute, weddingPath } from './base.ts'
import { VENDOR_NOT_FOUND } from './shared-errors.ts'

/** A stored file of a vendor: `size` in bytes, `contentType` as found in the bytes, not as claimed. */
export const vendorFile = z.object({
  id,
  name: z.string(),
  size: z.int(),
  contentType: z.string(),
  createdAt: instant,
})

export type VendorFile = z.infer<typeof vendorFile>

const filesPath = weddingPath.extend({ vendorId: id })

const FILE_NOT_FOUND = { status: 404, message: 'There is no such file of this vendor' } as const

/** Uploading is not here: it streams bytes instead of JSON. See `uploads.ts`. */
export const vendorFilesContract = {
  /** The files of a vendor, newest first, at most 100 (spec 7, 9). */
  list: memberRoute('vendors', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/vendors/{vendorId}/files',
      tags: ['vendors'],
      summary: 'The files of a vendor',
    })
    .input(filesPath)
    .output(z.array(vendorFile).max(LIMITS.vendor.files))
    .errors({ VENDOR_NOT_FOUND }),

  /**
   * A signed link that downloads the file under its own name, valid for 3600 s (spec 9). Ask for it at
   * the click and go there: the answer is an attachment, so the page stays.
   */
  link: memberRoute('vendors', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/vendors/{vendorId}/files/{fileId}/link',
      tags: ['vendors'],
      summary: 'A link that downloads a file',
    })
    .input(filesPath.extend({ fileId: id }))
    .output(z.object({ url: z.string(), expiresAt: instant }))
    .errors({ FILE_NOT_FOUND }),

  remove: memberRoute('vendors', 'edit')
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/vendors/{vendorId}/files/{fileId}',
      tags: ['vendors'],
      summary: 'Delete a file',
    })
    .input(filesPath.extend({ fileId: id }))
    .output(z.object({ removed: z.literal(true) }))
    .errors({ FILE_NOT_FOUND }),
}
