import type { AnyProcedure } from '@orpc/server'
import { accessMark } from '#domain/members/permissions.ts'
import type { RequestContext } from '#server/core/context.ts'
import type { Membership } from '#server/core/membership.ts'

/**
 * Answers a list with JSON made inside PostgreSQL and a weak ETag from the version of its area. When
 * the browser holds that version already, `read` is not called and the answer is a bare 304.
 */
export async function versionedList<T>(
  context: RequestContext & ListState,
  read: () => Promise<string>,
): Promise<T> {
  const { reply } = context
  const etag = listEtag(context)
  Object.assign(reply.headers, listHeaders(etag))
  if (context.headers['if-none-match']?.includes(etag)) {
    reply.notModified = true
  } else {
    reply.json = await read()
  }
  // The HTTP layer sends `reply.json`; the procedure's own value is never looked at.
  return undefined as T
}

/** A list depends on these beside its rows: the same version is another list for a member who sees less of it. */
type ListState = Pick<Membership, 'version' | 'draftsVersion' | 'seesDrafts' | 'access'>

/**
 * The weak ETag of a list at a version of its area, for a member of that access. Drafts have a version of their own,
 * so that a change of one is not even seen in the ETags of the others.
 */
export const listEtag = ({ version, draftsVersion, seesDrafts, access }: ListState) =>
  `W/"${SHAPE}-${version}${seesDrafts ? `.${draftsVersion}` : ''}${accessMark(access)}"`

/** The headers of a list at a version, whether it is sent or not. */
export const listHeaders = (etag: string) => ({
  etag,
  'cache-control': 'private, no-cache',
  vary: 'Cookie, Authorization',
})

/** Raise when the shape of a list changes, so that a browser never mixes an old body with a new app. */
const SHAPE = 'v4'

/** Throws when an answer is not what the contract promises. Tests run every answer through it. */
export async function assertKeepsContract(procedure: AnyProcedure, output: unknown, context: RequestContext) {
  const schema = procedure['~orpc'].outputSchema
  if (!schema || context.reply.notModified) return
  const value = context.reply.json === undefined ? output : JSON.parse(context.reply.json)
  const result = await schema['~standard'].validate(value)
  if (result.issues) throw new Error(`The answer breaks the contract: ${JSON.stringify(result.issues)}`)
}
