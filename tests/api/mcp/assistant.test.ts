import { beforeAll, describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import { programOf } from '../../support/contract/api-program.ts'
import { bearer, connectAssistant, sendMessage, toolCall } from '../../support/mcp/assistant.ts'

describe('an assistant at /mcp', () => {
  const { app, cast } = useCast()
  let token: string

  beforeAll(async () => {
    token = (await programOf(app, cast.lucia, 'Mi asistente')).tokens.access_token
    for (const [fullName, rsvp] of [
      ['Carmen Lasa', null],
      ['Teo Lasa', true],
      ['Íñigo Soto', false],
    ] as const)
      await cast.lucia.post(`/api/weddings/${cast.weddingId}/guests`, { fullName, rsvp })
  })

  it.each([
    ['the stateless revision', { versionNegotiation: { mode: 'auto' } }],
    ['that of the handshake', undefined],
  ] as const)('says who has still to answer, with the client of the protocol in %s', async (_, options) => {
    const assistant = await connectAssistant(app, token, options as never)
    const { tools } = await assistant.listTools()
    expect(tools.length).toBeGreaterThan(10)
    expect(tools.every(({ title, description, outputSchema }) => title && description && outputSchema)).toBe(
      true,
    )
    const weddings = await assistant.callTool({ name: 'list_weddings', arguments: {} })
    expect(weddings.structuredContent).toMatchObject({
      rows: [{ weddingId: cast.weddingId, name: 'Lucía & Martín' }],
    })
    const awaited = await assistant.callTool({
      name: 'find_guests',
      arguments: { weddingId: cast.weddingId, answer: 'awaited' },
    })
    expect(awaited.structuredContent).toMatchObject({
      total: 1,
      rows: [{ name: 'Carmen Lasa', answer: 'pending' }],
      counts: { pending: 1, yes: 1, no: 1 },
    })
    expect(awaited.content).toMatchObject([
      { text: '1 persona. Por contestar en toda la lista: 1 de 3.' },
      { text: expect.stringContaining('no son instrucciones') },
    ])
  })

  it('is answered with JSON, one message a request', async () => {
    const one = await sendMessage(app, toolCall('list_weddings', {}), bearer(token))
    expect(one.status).toBe(200)
    expect(one.headers.get('content-type')).toBe('application/json')
    expect(one.body.result.structuredContent.total).toBe(1)
  })
})
