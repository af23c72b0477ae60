import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BusinessPart } from '#domain/agencies/business.ts'
import type { Bucket } from '#domain/files/files.ts'
import type { Section } from '#domain/members/permissions.ts'

/** The member for whom a link was made: it opens as long as they may see that section. */
export type MemberReader = { userId: string; weddingId: string; section: Section }

/** The link of a folder on whose page an image stands: its files open as long as that page shows it. */
export type FolderReader = { token: string; imageId: string }

/** The person in a business for whom a link to what is kept there was made: it opens as long as they may see that part. */
export type BusinessReader = { userId: string; businessId: string; part: BusinessPart }

export type LinkReader = MemberReader | FolderReader | BusinessReader

/** A signed link lets its holder have one file, under a name and a type, until an instant. */
export type LinkedFile = {
  path: string
  name: string
  contentType: string
  expiresAt: Date
  reader?: LinkReader | undefined
}

export type LinkSigner = {
  sign(bucket: Bucket, file: LinkedFile): string
  /** The file behind a token; `null` when it was altered, is of another bucket or has expired. */
  open(bucket: Bucket, token: string, now: Date): LinkedFile | null
}

/** Signs with a key of its own, made from the secret that signs sessions. */
export function createLinkSigner(authSecret: string): LinkSigner {
  const key = createHmac('sha256', authSecret).update('signed links to files').digest()
  const signatureOf = (bucket: Bucket, payload: string) =>
    createHmac('sha256', key).update(`${bucket}/${payload}`).digest('base64url')

  return {
    sign(bucket, { path, name, contentType, expiresAt, reader }) {
      const parts = [path, name, contentType, expiresAt.getTime(), ...(reader ? [reader] : [])]
      const payload = Buffer.from(JSON.stringify(parts)).toString('base64url')
      return `${payload}.${signatureOf(bucket, payload)}`
    },

    open(bucket, token, now) {
      const [payload = '', signature = ''] = token.split('.')
      // Compared as text: several spellings of base64 have the same bytes, and only ours may pass.
      if (token !== `${payload}.${signature}` || !isSame(signature, signatureOf(bucket, payload))) return null
      const [path, name, contentType, expires, reader] = JSON.parse(
        Buffer.from(payload, 'base64url').toString(),
      ) as [string, string, string, number, LinkReader | undefined]
      return expires > now.getTime()
        ? { path, name, contentType, expiresAt: new Date(expires), reader }
        : null
    },
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
