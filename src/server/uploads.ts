import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import { type UploadName, uploads } from '#contract/uploads.ts'
import { findMembership } from './auth/gate.ts'
import type { ActingMember } from './changes.ts'
import type { Platform, Reply } from './context.ts'
import { announceRows } from './live/announce.ts'
import { type IncomingFile, receive } from './platform/http/incoming-file.ts'
import { isId } from './platform/ids.ts'

type Upload<N extends UploadName> = (typeof uploads)[N]
type ErrorCode = { [N in UploadName]: keyof Upload<N>['errors'] }[UploadName]

type Env = { Bindings: HttpBindings }

/** An answer other than the stored file. */
export class UploadRefused extends Error {
  readonly code: ErrorCode
  readonly data: unknown
  constructor(code: ErrorCode, data?: unknown) {
    super(code)
    this.code = code
    this.data = data
  }
}

/** Takes one file of a member; everything it needs to know has been checked by the gate and the contract. */
export type UploadHandler<N extends UploadName> = (
  upload: ActingMember & {
    platform: Platform
    params: Record<string, string>
    query: z.output<Upload<N>['query']>
    file: IncomingFile
  },
) => Promise<z.input<Upload<N>['output']>>

/**
 * The routes that take bytes instead of JSON. They stand outside oRPC, which would hold a whole file in
 * memory, and this is the only way to mount one: each entry of the contract's `uploads` passes the same
 * gate as the procedures, so a handler is never reached without the proof of a membership, and open
 * streams are told of what was stored.
 */
export function createUploads(platform: Platform, handlers: { [N in UploadName]: UploadHandler<N> }) {
  const app = new Hono<Env>()
  for (const name of Object.keys(uploads) as UploadName[]) {
    const { method, path } = uploads[name]
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => answer(c, platform, name, handlers[name]))
  }
  return app
}

async function answer<N extends UploadName>(
  c: Context<Env>,
  platform: Platform,
  name: N,
  handler: UploadHandler<N>,
): Promise<Response> {
  const upload = uploads[name]
  const reply: Reply = { headers: {} }
  const file = receive(c.req.raw)
  try {
    const stored = await accept(c, platform, upload, reply, file, handler).finally(() =>
      // A browser that is still sending would take the answer for a broken connection.
      file.discard(2 * upload.maxBytes),
    )
    if (platform.validateOutputs) upload.output.parse(stored)
    return Response.json(stored, { status: 201, headers: headersOf(reply) })
  } catch (error) {
    const code = error instanceof UploadRefused ? error.code : file.isBroken ? 'UPLOAD_INTERRUPTED' : null
    if (code === null) throw error
    const { status, message } = upload.errors[code]
    const data = error instanceof UploadRefused ? error.data : undefined
    return Response.json({ code, message, data }, { status, headers: headersOf(reply) })
  }
}

async function accept<N extends UploadName>(
  c: Context<Env>,
  platform: Platform,
  upload: Upload<N>,
  reply: Reply,
  file: IncomingFile,
  handler: UploadHandler<N>,
) {
  const { weddingId = '', ...params } = c.req.param() as Record<string, string>
  const { headers } = c.env.incoming
  const wedding = { id: weddingId, area: null }
  const membership = await findMembership(platform, headers, reply, wedding)
  if (membership === 'signedOut') throw new UploadRefused('UNAUTHENTICATED')
  if (membership === 'outsider') throw new UploadRefused('WEDDING_NOT_FOUND')
  const query = upload.query.safeParse(c.req.query())
  if (!query.success || !Object.values(params).every(isId)) {
    throw new UploadRefused('BAD_REQUEST')
  }
  if (file.size === null) throw new UploadRefused('LENGTH_REQUIRED')
  if (file.size > upload.maxBytes) throw new UploadRefused('FILE_TOO_LARGE', { maxBytes: upload.maxBytes })
  const by = { ...membership, told: { others: false } }
  const wish = { platform, params, query: query.data as z.output<Upload<N>['query']>, file }
  const stored = await handler({ ...by, ...wish })
  announceRows({ platform, headers }, by, upload.area, [...Object.values(params), stored.id])
  return stored
}

/** The gate may have renewed the session. */
function headersOf({ headers: { 'set-cookie': renewed } }: Reply): HeadersInit {
  return { 'cache-control': 'no-store', ...(renewed && { 'set-cookie': renewed }) }
}
