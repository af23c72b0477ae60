import type { IncomingMessage } from 'node:http'
import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { TOOLS } from './server.ts'

const TOOL_NAMES = new Set(TOOLS.map(({ name }) => name))

/** The tool that a message calls, if it is one of ours: names that are made up do not get into the log. */
export function toolOf(message: unknown): string | null {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: { name?: unknown } | null }
  const name = method === 'tools/call' ? params?.name : null
  return typeof name === 'string' && TOOL_NAMES.has(name) ? name : null
}

type Refused = { status: number; json: string }

const JSON_RPC_INVALID = -32600
const JSON_RPC_NO_METHOD = -32601

/** Messages that are not for the server of the protocol: batches, which it has not had since 2025, and open streams. */
export function refusedMessage(message: unknown): Refused | null {
  const refusal = (status: number, code: number, text: string) => ({
    status,
    json: JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message: text } }),
  })
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    return refusal(400, JSON_RPC_INVALID, 'One message a request, as a JSON object')
  }
  if ('method' in message && message.method === 'subscriptions/listen') {
    return refusal(404, JSON_RPC_NO_METHOD, 'There are no streams here')
  }
  return null
}

/** The answer of the protocol's library to a message, in the revision that it is written in. */
export async function serveMessage(
  server: () => McpServer,
  { headers, url }: IncomingMessage,
  publicUrl: string,
  message: unknown,
): Promise<Response> {
  const sent = new Headers()
  for (const name of PROTOCOL_HEADERS) {
    const value = headers[name]
    if (typeof value === 'string') sent.set(name, value)
  }
  const body = JSON.stringify(message)
  const request = new Request(new URL(url!, publicUrl), { method: 'POST', headers: sent, body })
  if (!(await isLegacyRequest(request.clone(), message))) {
    return createMcpHandler(server, { legacy: 'reject' }).fetch(request, {
      parsedBody: message,
    })
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server().connect(transport)
  return transport.handleRequest(request, { parsedBody: message })
}

/** The headers of a request that the protocol reads; the token and cookies are not among them. */
const PROTOCOL_HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'] as const
