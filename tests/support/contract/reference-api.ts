import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ORPCError } from '@orpc/client'
import { OpenAPIHandler } from '@orpc/openapi/node'
import { authorize } from '#server/core/auth/authorize.ts'
import type { Reply, RequestContext } from '#server/core/context.ts'
import { createDispatch } from '#server/entry/http/dispatch.ts'
import { router } from '#server/entry/routers/router.ts'
import type { TestApp } from '../test-app.ts'

/**
 * The procedures behind our gate, found and called by oRPC's own handler instead of our dispatch. What a
 * procedure says beside its value is put into the answer, which oRPC does not know.
 */
export async function serveByOrpc({ platform }: TestApp) {
  const find = createDispatch(router, '/api', null)
  const handler = new OpenAPIHandler<RequestContext>(router, {
    rootInterceptors: [
      async ({ next, context }) => {
        const result = await next()
        if (!result.matched) return result
        const headers = { ...result.response.headers, ...context.reply.headers }
        return { ...result, response: { ...result.response, headers } }
      },
    ],
    clientInterceptors: [
      async ({ next, context }) => {
        const output = await next()
        return context.reply.json === undefined ? output : JSON.parse(context.reply.json.text)
      },
    ],
  })
  const server = createServer(async (request, response) => {
    const reply: Reply = { headers: {} }
    const found = find(request.method!, request.url!.split('?')[0]!)
    if (!found) return void response.writeHead(404).end()
    try {
      const caller = await authorize(platform, found, request.headers, reply)
      const context = { platform, headers: request.headers, reply, caller }
      await handler.handle(request, response, { prefix: '/api', context })
    } catch (error) {
      // The gate is ours on both sides.
      if (!(error instanceof ORPCError)) throw error
      response.writeHead(error.status, { 'content-type': 'application/json' }).end(JSON.stringify(error))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
