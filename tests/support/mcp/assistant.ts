import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { onTestFinished } from 'vitest'
import type { TestApp } from '../test-app.ts'

type ClientOptions = ConstructorParameters<typeof Client>[1]

/** The client of the protocol's own library, as an assistant has it, over the network and with a token. */
export async function connectAssistant(
  app: Pick<TestApp, 'port'>,
  token: string,
  options?: ClientOptions,
): Promise<Client> {
  const client = new Client({ name: 'asistente', version: '1.0.0' }, options)
  const url = new URL(`http://127.0.0.1:${app.port}/mcp`)
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }))
  onTestFinished(() => client.close())
  return client
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Message = { status: number; headers: Headers; text: string; body: any }

/** Sends a message by hand, as the revision of the handshake has it. */
export async function sendMessage(
  app: Pick<TestApp, 'fetch'>,
  message: unknown,
  headers: Record<string, string> = {},
): Promise<Message> {
  const response = await app.fetch('/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  })
  const text = await response.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    body = undefined
  }
  return { status: response.status, headers: response.headers, text, body }
}

/** The call of a tool as a message. */
export const toolCall = (name: string, args: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
})

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
