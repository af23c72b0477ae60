import type { AnyProcedure } from '@orpc/server'
import type { Database } from '#db/client.ts'
import { accessMark } from '#domain/members/permissions.ts'
import type { RequestContext } from '#server/core/context.ts'
import type { Membership, MemberWeddingId } from '#server/core/membership.ts'

/**
 * Answers a list with JSON made inside PostgreSQL and a weak ETag from the version of its area. When
 * the browser holds that version already, `read` is not called and the answer is a bare 304; nor is it when
 * another member was sent that version a moment ago. So `read` is given what the ETag stands for, and no person.
 */
export async function versionedList<T, Asked extends AskedContext>(
  { context, input }: { context: Asked; input: object },
  read: (view: Pick<Asked, 'weddingId' | 'access'> & { db: Database }) => Promise<string>,
): Promise<T> {
  const { reply, weddingId, access, platform } = context
  const etag = listEtag(context)
  Object.assign(reply.headers, listHeaders(etag))
  if (context.headers['if-none-match']?.includes(etag)) {
    reply.notModified = true
  } else {
    const key = [context.action, weddingId, etag, JSON.stringify(input)].join(' ')
    reply.json = await platform.lists.read(key, () => read({ db: platform.db, weddingId, access }))
  }
  // The HTTP layer sends `reply.json`; the procedure's own value is never looked at.
  return undefined as T
}

type AskedContext = RequestContext & ListState & { weddingId: MemberWeddingId; action: string }

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
const SHAPE = 'v5'

/** Throws when an answer is not what the contract promises. Tests run every answer through it. */
export async function assertKeepsContract(procedure: AnyProcedure, output: unknown, context: RequestContext) {
  const schema = procedure['~orpc'].outputSchema
  if (!schema || context.reply.notModified) return
  const value = context.reply.json === undefined ? output : JSON.parse(context.reply.json.text)
  const result = await schema['~standard'].validate(value)
  if (result.issues) throw new Error(`The answer breaks the contract: ${JSON.stringify(result.issues)}`)
}
