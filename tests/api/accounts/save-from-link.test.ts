import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IMAGE_MAX_BYTES } from '#domain/inspiration/images.ts'
import { type Outbound, PUBLIC_INTERNET } from '#server/platform/outbound/outbound.ts'
import { useCast } from '../../support/cast.ts'
import { picture } from '../../support/outside/images.ts'

const { app, cast } = useCast()
let images: string
let web: Server
let origin: string
let answer: RequestListener
let asked: { url: string | undefined; headers: Record<string, unknown> }[]

beforeAll(async () => {
  web = createServer((request, response) => {
    asked.push({ url: request.url, headers: request.headers })
    answer(request, response)
  })
  web.listen(0, '127.0.0.1')
  await once(web, 'listening')
  origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
})
afterAll(() => {
  web.closeAllConnections()
  web.close()
})

beforeEach(async () => {
  const weddingId = await cast.lucia.createWedding()
  const folders = `/api/weddings/${weddingId}/inspiration/folders`
  const { id } = (await cast.lucia.post(folders, { name: 'Ideas' })).body
  images = `${folders}/${id}/images`
  asked = []
  Object.assign(app.platform.outbound, PUBLIC_INTERNET)
})

const save = (link: string) => cast.lucia.post(`${images}/from-link`, { link })
const list = async () => (await cast.lucia.get(images)).body

/** Resolves every public host name to the server of this test. */
const pretendPublic = (isPublic = (_address: string) => true) => {
  Object.assign(app.platform.outbound, {
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    allowsAddress: isPublic,
    allowsAnyPort: true,
  } satisfies Outbound)
}

describe("'Guardar desde un enlace'", () => {
  it('keeps the image at an address under the name it has there, and sends no cookies', async () => {
    pretendPublic()
    const png = await picture().png().toBuffer()
    answer = (_, response) =>
      response.writeHead(200, { 'set-cookie': 'a=1', 'content-type': 'image/png' }).end(png)
    const { port } = new URL(origin)
    const saved = await save(`http://fotos.example:${port}/ideas/ramo.png?size=2`)
    expect(saved).toMatchObject({ status: 201, body: { fileName: 'ramo.png', width: 60, height: 40 } })
    await save(`http://fotos.example:${port}/ideas/ramo.png`)
    for (const { headers } of asked)
      expect([headers['cookie'], headers['authorization']]).toEqual([undefined, undefined])
    expect(asked[0]!.headers['host']).toBe(`fotos.example:${port}`)
  })

  describe('of a page', () => {
    const page = (head: string, type = 'text/html; charset=utf-8') => {
      answer = async (request, response) => {
        if (request.url!.endsWith('.png'))
          return void response
            .writeHead(200, { 'content-type': 'image/png' })
            .end(await picture().png().toBuffer())
        response
          .writeHead(200, { 'content-type': type })
          .end(`<!doctype html><head>${head}</head><body><p>Flores`)
      }
    }
    const saved = (path = '/pin/12') => save(`http://fotos.example:${new URL(origin).port}${path}`)

    beforeEach(() => pretendPublic())

    it.each([
      ['Open Graph', '<meta property="og:image" content="/i/ramo.png">'],
      ['a card', `<meta name="twitter:image" content="i/ramo.png"><base href="/pin/">`],
      ['a link', `<link rel="image_src" href="../i/ramo.png">`],
      ['capitals and no quotes', '<META PROPERTY=OG:Image CONTENT=/i/ramo.png>'],
    ])('brings the picture that it names by %s, with the page as its source', async (_, head) => {
      page(head)
      const { status, body } = await saved()
      expect({ status, body }).toMatchObject({
        status: 201,
        body: {
          fileName: 'ramo.png',
          width: 60,
          sourceUrl: expect.stringMatching(/^http:\/\/fotos\.example:\d+\/pin\/12$/),
        },
      })
      expect(await list()).toMatchObject([{ sourceUrl: body.sourceUrl }])
    })

    it.each([
      ['names none', '<title>Ramos</title>', 'NOT_AN_IMAGE'],
      ['names another page', '<meta property="og:image" content="/otra">', 'NOT_AN_IMAGE'],
      [
        'names no address of the web',
        '<meta property="og:image" content="data:image/png;base64,AAAA">',
        'LINK_REFUSED',
      ],
      ['names a file', '<meta property="og:image" content="file:///etc/passwd">', 'LINK_REFUSED'],
      ['never ends', `<meta content="${'x'.repeat(3_000_000)}">`, 'NOT_AN_IMAGE'],
    ])('that %s is refused in words', async (_, head, code) => {
      page(head)
      expect((await saved()).body.code).toBe(code)
      expect(await list()).toEqual([])
    })

    it('that names an address inside the network is refused', async () => {
      page('<meta property="og:image" content="http://interno.example/x.png">')
      Object.assign(app.platform.outbound, {
        lookup: async (host: string) => [
          { address: host === 'interno.example' ? '10.0.0.7' : '127.0.0.1', family: 4 },
        ],
        allowsAddress: (address: string) => address === '127.0.0.1',
      })
      expect((await saved()).body.code).toBe('LINK_REFUSED')
    })
  })

  it('follows three redirects and no fourth', async () => {
    pretendPublic()
    const png = await picture().png().toBuffer()
    answer = (request, response) => {
      const left = Number(request.url!.slice(1))
      if (left === 0) return response.end(png)
      response.writeHead(302, { location: `/${left - 1}` }).end()
    }
    expect((await save(`${origin}/3`)).status).toBe(201)
    expect((await save(`${origin}/4`)).body.code).toBe('LINK_UNREACHABLE')
  })

  it('goes by the content, whatever the answer calls it, and takes no page', async () => {
    pretendPublic()
    const png = await picture().png().toBuffer()
    answer = (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(png)
    expect((await save(`${origin}/a`)).status).toBe(201)
    answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hola</p>')
    expect((await save(`${origin}/a`)).body.code).toBe('NOT_AN_IMAGE')
    answer = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('%PDF-1.7')
    expect((await save(`${origin}/a.png`)).body.code).toBe('NOT_AN_IMAGE')
    answer = (_, response) => response.writeHead(404).end(png)
    expect((await save(`${origin}/a.png`)).body.code).toBe('LINK_UNREACHABLE')
    expect(await list()).toHaveLength(1)
  })

  it('stops at 15 MB, promised or not', async () => {
    pretendPublic()
    answer = (_, response) => response.writeHead(200, { 'content-length': IMAGE_MAX_BYTES + 1 }).end()
    expect((await save(`${origin}/a`)).body).toMatchObject({ code: 'IMAGE_TOO_LARGE' })
    let sent = 0
    function* endless() {
      for (; sent < 60 * 1024 ** 2; sent += 1024 ** 2) yield Buffer.alloc(1024 ** 2, 1)
    }
    answer = (_, response) => void pipeline(Readable.from(endless()), response).catch(() => {})
    expect((await save(`${origin}/a`)).body.code).toBe('IMAGE_TOO_LARGE')
    expect(sent).toBeLessThan(60 * 1024 ** 2)
    expect(await list()).toEqual([])
  })
})

describe('what a link may not lead to', () => {
  it.each([
    'http://127.0.0.1/a.png',
    'http://127.1/a.png',
    'http://2130706433/a.png',
    'http://0x7f.1/a.png',
    'http://0/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://[64:ff9b::7f00:1]/a.png',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/a.png',
    'http://192.168.1.1/a.png',
    'http://100.64.0.1/a.png',
    'http://[fd00:ec2::254]/a.png',
    'http://localhost/a.png',
    'https://ana:secreto@fotos.example/a.png',
    'https://fotos.example:8443/a.png',
    'ftp://fotos.example/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'fotos.example/a.png',
    'no es un enlace',
  ])('%s', async (link) => {
    expect(await save(link)).toMatchObject({ status: 422, body: { code: 'LINK_REFUSED' } })
    expect(asked).toEqual([])
  })

  it.each(['127.0.0.1', '::1', '169.254.169.254', '::ffff:10.0.0.1'])(
    'a public name that resolves to %s, also beside a public address',
    async (address) => {
      const family = address.includes(':') ? 6 : 4
      for (const others of [[], [{ address: '93.184.215.14', family: 4 }]]) {
        const lookup = async () => [...others, { address, family }]
        Object.assign(app.platform.outbound, { ...PUBLIC_INTERNET, lookup })
        expect((await save('http://fotos.example/a.png')).body.code).toBe('LINK_REFUSED')
      }
    },
  )

  it.each([
    'http://169.254.169.254/latest/',
    'http://[::1]/',
    'http://10.0.0.7/',
    'file:///etc/passwd',
    'ftp://x/',
  ])('a redirect to %s', async (location) => {
    pretendPublic((address) => address === '127.0.0.1')
    answer = (_, response) => response.writeHead(302, { location }).end()
    expect((await save(`${origin}/a.png`)).body.code).toBe('LINK_REFUSED')
    expect(asked).toHaveLength(1)
  })

  it('a name that changes its mind between the check and the connection: it is resolved once', async () => {
    let lookups = 0
    const lookup = async () => {
      lookups += 1
      return [{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
    }
    Object.assign(app.platform.outbound, {
      lookup,
      allowsAddress: (address) => address === '127.0.0.1',
      allowsAnyPort: true,
    } satisfies Outbound)
    const png = await picture().png().toBuffer()
    answer = (_, response) => response.end(png)
    expect((await save(`http://fotos.example:${new URL(origin).port}/a.png`)).status).toBe(201)
    expect(lookups).toBe(1)
  })

  it('a folder of another wedding, for which nothing is fetched', async () => {
    pretendPublic()
    const answered = await cast.noelia.post(`${images}/from-link`, { link: `${origin}/a.png` })
    expect([answered.status, asked.length]).toEqual([404, 0])
  })
})
