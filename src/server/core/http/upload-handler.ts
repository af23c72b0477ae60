import type { IncomingHttpHeaders } from 'node:http'
import type * as z from 'zod'
import type { UploadName, uploads } from '#contract/uploads.ts'
import type { BusinessPart } from '#domain/agencies/business.ts'
import type { GuardedSection, Need } from '#domain/members/permissions.ts'
import type { Actor, BusinessId, BusinessReader } from '#server/core/membership.ts'
import type { ActingMember } from '../changes.ts'
import type { Platform } from '../context.ts'
import type { Notified } from '../notified.ts'
import type { IncomingFile } from './incoming-file.ts'

export type Upload<N extends UploadName> = (typeof uploads)[N]
export type UploadErrorCode = { [N in UploadName]: keyof Upload<N>['errors'] }[UploadName]

/** An answer other than the stored file. */
export class UploadRefused extends Error {
  readonly code: UploadErrorCode
  readonly data: unknown
  constructor(code: UploadErrorCode, data?: unknown) {
    super(code)
    this.code = code
    this.data = data
  }
}

/**
 * The sender: a member in their wedding, a person for themselves, or for a part of the business of `ownerId`, whose `reader`
 * they are.
 */
export type Sender<N extends UploadName> =
  Upload<N> extends { guard: { section: infer S extends GuardedSection; need: infer M extends Need } }
    ? ActingMember<S, M>
    : Upload<N> extends { business: infer P extends BusinessPart }
      ? { actor: Actor; ownerId: BusinessId<P>; reader: BusinessReader }
      : { actor: Actor }

/** Takes one file; everything it needs to know has been checked by the gate and the contract. */
export type UploadHandler<N extends UploadName> = (
  upload: Sender<N> & {
    platform: Platform
    headers: IncomingHttpHeaders
    params: Record<string, string>
    query: z.output<Upload<N>['query']>
    file: IncomingFile
  },
) => Promise<Stored<N> | Notified<Stored<N>>>

export type UploadHandlers = { [N in UploadName]: UploadHandler<N> }

export type Stored<N extends UploadName> = z.input<Upload<N>['output']>
