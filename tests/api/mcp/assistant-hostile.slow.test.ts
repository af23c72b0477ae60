import { beforeAll, describe, expect, it } from 'vitest'
import { TOOLS } from '#server/entry/http/mcp/server.ts'
import { useCast } from '../../support/cast.ts'
import { programOf } from '../../support/contract/api-program.ts'
import { bearer, sendMessage, toolCall } from '../../support/mcp/assistant.ts'
import { fillWedding, MARK, MARKED } from '../../support/mcp/full-wedding.ts'

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

const batchOf = (calls: number) =>
  Array.from({ length: calls }, () => ({ jsonrpc: '2.0', id: 1, method: 'ping' }))

describe('hostile messages at /mcp', () => {
  const { app, cast } = useCast({ metrics: true })
  let token: string

  beforeAll(async () => {
    token = (await programOf(app, cast.lucia)).tokens.access_token
    await fillWedding(cast.lucia, cast.weddingId)
  })
  const send = (message: unknown) => sendMessage(app, message, bearer(token))

  it.each<[string, unknown, number]>([
    ['a thousand calls in a batch', batchOf(1_000), 413],
    ['twenty calls in a batch', batchOf(20), 400],
    ['more than 64 KB', toolCall('search_wedding', { weddingId: 'x', search: 'x'.repeat(70_000) }), 413],
    ['nesting without end', `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${deep(500)}}`, 413],
    ['a list of nothing', deep(1), 400],
    ['no JSON', '{"jsonrpc":', 400],
    ['a number', '7', 400],
    ['nothing', 'null', 400],
    ['an open stream', { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: {} }, 404],
  ])('%s is refused', async (_, message, status) => {
    const answer = await send(message)
    expect(answer.status, answer.text).toBe(status)
  })

  it.each<[string, object]>([
    ['an id that is none', { weddingId: "x' or 1=1" }],
    ['an id of another type', { weddingId: { $ne: null } }],
    ['none', {}],
    ['a page before the first', { from: -1 }],
    ['a page that is too large', { limit: 100_000 }],
    ['a text that is too long', { search: 'x'.repeat(5_000) }],
    ['an answer that there is not', { answer: 'perhaps' }],
  ])('arguments with %s are refused by the tool', async (_, args) => {
    const weddingId =
      'weddingId' in args || Object.keys(args).length === 0 ? {} : { weddingId: cast.weddingId }
    const { body } = await send(toolCall('find_guests', { ...weddingId, ...args }))
    expect(body.error ?? body.result.isError).toBeTruthy()
  })

  it('a tool that there is not is none, and its name does not get into the log', async () => {
    const { body, text } = await send(toolCall('drop_zosima', {}))
    expect(body.error ?? body.result.isError).toBeTruthy()
    expect(text.length).toBeLessThan(500)
    expect(app.requestLines.join()).not.toContain('drop_zosima')
  })

  it('only POST is answered, and nothing is read of who has no token', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const answer = await app.fetch('/mcp', { method, headers: bearer(token) })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
    }
    const unread = await sendMessage(app, '{ this is no JSON at all')
    expect(unread.status).toBe(401)
  })

  it('says where tokens come from, and no more than there is', async () => {
    const resource = await (await app.fetch('/.well-known/oauth-protected-resource/mcp')).json()
    expect(resource).toMatchObject({ bearer_methods_supported: ['header'] })
    const [issuer] = resource.authorization_servers
    const server = await (await app.fetch('/.well-known/oauth-authorization-server')).json()
    expect(server).toMatchObject({ issuer, response_types_supported: [] })
    expect(server.grant_types_supported).toEqual(['password', 'refresh_token'])
    expect(server.authorization_endpoint).toBeUndefined()
  })

  it('the log and the metrics name tools, and nothing that was asked or answered', async () => {
    for (const { name } of TOOLS)
      await send(toolCall(name, { weddingId: cast.weddingId, search: MARK, proposal: MARK, title: MARK }))
    const lines = [...app.logLines, ...app.requestLines]
    expect(lines.some((line) => line.includes('"mcp.find_guests"'))).toBe(true)
    expect(lines.filter((line) => MARKED.test(line))).toEqual([])
    expect(lines.filter((line) => line.includes(token))).toEqual([])
    expect(await app.readMetrics()).not.toMatch(MARKED)
  })
})

describe('an installation without assistants', () => {
  const { app, cast } = useCast({ mcp: false })

  it('has nothing at /mcp', async () => {
    const { access_token: token } = (await programOf(app, cast.lucia)).tokens
    expect((await sendMessage(app, toolCall('list_weddings', {}), bearer(token))).status).toBe(404)
    expect((await app.fetch('/.well-known/oauth-protected-resource/mcp')).status).toBe(404)
  })
})

describe('the rate limit of programs', () => {
  const { app, cast } = useCast({ requestsPerMinute: 100 })

  it('counts what tools read', async () => {
    const { access_token: token } = (await programOf(app, cast.lucia)).tokens
    const asked: string[] = []
    for (let time = 0; time < 40; time += 1) {
      const { status, text } = await sendMessage(
        app,
        toolCall('find_guests', { weddingId: cast.weddingId }),
        bearer(token),
      )
      asked.push(status === 200 && !text.includes('TOO_MANY_REQUESTS') ? 'answered' : 'refused')
    }
    // Each takes three: the message, the guests and the families; some come back while it runs.
    expect(asked.slice(0, 30)).not.toContain('refused')
    expect(asked.at(-1)).toBe('refused')
  })
})
