import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import { AGREEMENT } from '../../support/journeys/agreements.ts'
import { ORIGIN } from '../../support/origin.ts'
import { brokenArchiveRules } from '../../support/outside/archivable-pdf.ts'
import { agreementsOf } from '../../support/sent-agreements.ts'
import { sha256 } from '../../support/sha256.ts'

const { app, cast } = useCast()

let agreements: ReturnType<typeof agreementsOf>

beforeAll(async () => {
  agreements = agreementsOf(app, cast.elena, 'elena-montes')
  await agreements.quotes.list()
})

beforeEach(async () => {
  await app.runJobs()
  app.mails.length = 0
  await app.db.execute('delete from rate_limits')
})

async function fileOf(path: string) {
  const response = await app.fetch(`${path}/contrato.pdf`)
  return { response, pdf: Buffer.from(await response.arrayBuffer()) }
}

async function textOf(pdf: Buffer): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false }).promise
  const pages: string[] = []
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.join('\n').replaceAll('\u00a0', ' ')
}

async function check(fields: { file?: Buffer; hash?: string }, origin = ORIGIN) {
  const body = new FormData()
  if (fields.file) body.append('file', new Blob([new Uint8Array(fields.file)]), 'contrato.pdf')
  if (fields.hash !== undefined) body.append('hash', fields.hash)
  const response = await app.fetch('/comprobar', { method: 'POST', headers: { origin }, body })
  return { status: response.status, html: await response.text() }
}

async function signed() {
  const sent = await agreements.sent()
  await agreements.signAll(sent.page)
  return { ...sent, ...(await fileOf(sent.path)) }
}

describe('the paper of a contract', () => {
  it('is PDF/A-2b, has its clauses, and no page of signatures before all have signed', async () => {
    const { path, agreement } = await agreements.sent()
    const { response, pdf } = await fileOf(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(response.headers.get('cache-control')).toContain('no-store')
    const raw = pdf.toString('latin1')
    expect(raw).toContain('<pdfaid:part>2</pdfaid:part>')
    expect(raw).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
    expect(raw).toContain('/OutputIntents')
    const text = await textOf(pdf)
    for (const shown of [agreement.number!, 'Quiénes firman', 'Bruno Salas Ortiz', '5.324,00'])
      expect(text).toContain(shown)
    expect(text).not.toContain('Huella del documento')
  })

  it('breaks no rule of PDF/A-2b, with a logo that is seen through, links and letters of other scripts', async () => {
    const logo = await sharp({
      create: { width: 400, height: 200, channels: 4, background: '#1e4d3780' },
    }).png()
    const sentLogo = await cast.elena.sendBytes(
      '/api/planner/branding/logo?name=logo.png',
      new Uint8Array(await logo.toBuffer()),
    )
    expect(sentLogo.status).toBe(201)
    const text = '{total} — “comillas”, Ω, Ж, 東京, مرحبا, 🌸 https://casajara.example/condiciones'
    const clauses = [{ ...AGREEMENT.clauses[0]!, text }, ...AGREEMENT.clauses.slice(1)]
    const { path, page } = await agreements.sent({ clauses })
    expect(brokenArchiveRules((await fileOf(path)).pdf)).toEqual([])
    await agreements.signAll(page)
    expect(brokenArchiveRules((await fileOf(path)).pdf)).toEqual([])
  })

  it('is told from a paper that is not made to be kept', async () => {
    const { pdf } = await signed()
    const bytes = pdf.toString('latin1')
    const broken = (text: string) => brokenArchiveRules(Buffer.from(text, 'latin1'))
    expect(broken(bytes.replace('/GTS_PDFA1', '/GTS_PDFX'))).toEqual(['6.2.3 has a profile for its colours'])
    expect(broken(bytes.replaceAll('/FontFile2', '/NoFile').replaceAll('/FontFile3', '/NoFile'))).toEqual([
      '6.2.11 has the glyphs of its fonts',
    ])
    expect(broken(bytes.replace('/Type /Catalog', '/Type /Catalog /AA <<>>'))).toEqual(['6.5 runs nothing'])
    expect(broken(`${bytes}más`)).toEqual(['6.1.2 ends with its end'])
  })

  it('proves names, times, addresses and the hash once all have signed, and stays the same byte by byte', async () => {
    const { path, agreement, pdf } = await signed()
    const text = await textOf(pdf)
    for (const shown of [
      ...['Firmas', 'Elena Montes', 'Aitana Robles Prieto', '12345678Z', '87654321X', 'Código enviado a'],
      ...['aitana@correo.example', '127.0.0.1', 'He leído el contrato y estoy de acuerdo', '910/2014'],
      agreement.versions[0]!.hash.slice(0, 8),
    ])
      expect(text).toContain(shown)
    await cast.elena.call('PUT', '/api/planner/branding', { brandName: 'Otra marca', brandColor: '#aa0000' })
    expect((await fileOf(path)).pdf.equals(pdf)).toBe(true)
  })

  it('is drawn at the last signature, kept in the store under its hash, and mailed as a link to all', async () => {
    const { path, requestId, page } = await agreements.sent()
    await agreements.signAll(page)
    await app.runJobs()
    const { rows } = await app.db.execute<{ path: string; size: number; file_hash: string }>(
      `select path, size, file_hash from agreement_files where request_id = '${requestId}'`,
    )
    const { pdf } = await fileOf(path)
    expect(rows).toMatchObject([{ size: pdf.length, file_hash: sha256(pdf) }])
    expect((await app.platform.files.find('agreement-files', rows[0]!.path))?.size).toBe(pdf.length)
    for (const to of [cast.elena.email, 'aitana@correo.example', 'bruno@correo.example']) {
      const mail = app.mails.findLast((one) => one.to === to)
      expect(mail?.text).toContain(`${path}/contrato.pdf`)
    }
  })

  it('is downloaded by its planner too, whose way to it does not end with the link', async () => {
    const { requestId, pdf } = await signed()
    const address = `/api/planner/requests/${requestId}/agreement/paper`
    await agreements.quotes.close(requestId)
    const own = await app.fetch(address, { headers: { cookie: cast.elena.cookie } })
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(own.headers.get('content-disposition')).toContain('attachment')
    expect(Buffer.from(await own.arrayBuffer()).equals(pdf)).toBe(true)
    expect((await app.fetch(address)).status).toBe(401)
  })

  it('that an earlier release kept in the database stays the same, and is known', async () => {
    const { path, page, requestId } = await agreements.sent()
    await agreements.signAll(page)
    const pdf = Buffer.from('%PDF-1.7 de una versión anterior')
    await app.db.execute(
      `insert into agreement_papers select planner_id, request_id, version, '\\x${pdf.toString('hex')}',
         '${sha256(pdf)}', now() from agreement_versions where request_id = '${requestId}'`,
    )
    expect((await check({ file: pdf })).status).toBe(200)
    await app.runJobs()
    expect((await fileOf(path)).pdf.equals(pdf)).toBe(true)
    expect((await check({ file: pdf })).html).toContain('Es el contrato que se guardó')
  })

  it('is kept once where two ask for it in the same moment', async () => {
    const { path, page, requestId } = await agreements.sent()
    await agreements.signAll(page)
    const [one, other] = await Promise.all([fileOf(path), fileOf(path)])
    expect(one.pdf.equals(other.pdf)).toBe(true)
    await app.runJobs()
    const { rows } = await app.db.execute(`select from agreement_files where request_id = '${requestId}'`)
    expect(rows).toHaveLength(1)
  })

  it('has every clause where they are as long as they may be', async () => {
    const clauses = Array.from({ length: 40 }, (_, index) => ({
      ...AGREEMENT.clauses[2]!,
      id: `0198c0de-0000-7000-8000-${String(index + 100).padStart(12, '0')}`,
      title: `Cláusula ${index + 1}`,
      text: `${'palabra '.repeat(440)}fin${index + 1}.`,
    }))
    const { path } = await agreements.sent({ clauses })
    const { pdf, response } = await fileOf(path)
    expect(response.status).toBe(200)
    const text = await textOf(pdf)
    for (const last of ['fin1.', 'fin40.']) expect(text).toContain(last)
  })

  it('is not there for a wrong link', async () => {
    expect((await fileOf(`/presupuesto/${'c'.repeat(22)}`)).response.status).toBe(404)
  })
})

describe('the page that checks a contract', () => {
  it('knows its file, and says who signed', async () => {
    const { pdf, agreement } = await signed()
    const { status, html } = await check({ file: pdf })
    expect(status).toBe(200)
    for (const shown of ['Es el contrato que se guardó', agreement.number!, 'Aitana Robles Prieto'])
      expect(html).toContain(shown)
  })

  it('does not know a file in which one byte is another', async () => {
    const { pdf } = await signed()
    for (const at of [20, Math.floor(pdf.length / 2), pdf.length - 5]) {
      const changed = Buffer.from(pdf)
      changed[at] = changed[at]! ^ 1
      const { status, html } = await check({ file: changed })
      expect(status).toBe(404)
      expect(html).toContain('No es el archivo que se guardó')
      expect(html).not.toContain('Aitana Robles')
    }
    const other = await check({ file: Buffer.from('%PDF-1.7 de otro sitio') })
    expect(other.status).toBe(404)
    expect(other.html).toContain('No es un contrato que se firmara aquí')
  })

  it('says of a file that was downloaded before the last signature, or of an older version, that it is not the one', async () => {
    const { path, page, requestId, agreement } = await agreements.sent()
    const { pdf } = await fileOf(path)
    expect((await check({ file: pdf })).html).toContain('Aún falta alguna firma')
    const content = { ...AGREEMENT, title: 'Contrato cambiado' }
    await agreements.save(requestId, content)
    await agreements.send(requestId, 2, content)
    expect((await check({ file: pdf })).html).toContain('Es de una versión que no se firmó')
    const second = await fileOf(path)
    await agreements.signAll(page, '2')
    const copy = await check({ file: second.pdf })
    expect(copy.status).toBe(404)
    expect(copy.html).toContain('se descargó antes de la última firma')
    expect(copy.html).toContain(agreement.number)
  })

  it('knows the hash of a document and of a file, without a name of the couple', async () => {
    const { pdf, agreement } = await signed()
    const { hash } = agreement.versions[0]!
    for (const typed of [hash, hash.toUpperCase().replace(/(.{8})/g, '$1 '), sha256(pdf)]) {
      const { status, html } = await check({ hash: typed })
      expect(status).toBe(200)
      expect(html).toContain(agreement.number)
      expect(html).not.toContain('Aitana Robles')
    }
  })

  it('asks again for nothing, what is no hash, and what is too large', async () => {
    expect((await check({})).status).toBe(422)
    const bad = await check({ hash: '"><script>alert(1)</script>' })
    expect([bad.status, bad.html.includes('<script>')]).toEqual([422, false])
    expect((await check({ file: Buffer.alloc(10_600_000) })).status).toBe(413)
    expect((await check({ hash: 'a'.repeat(64) })).status).toBe(404)
  })

  it('is open to all, without a script, and limited by place', async () => {
    const { status, html } = await agreements.open('/comprobar')
    expect(status).toBe(200)
    expect(html).toContain('Comprobar un contrato')
    for (let checked = 0; checked < 40; checked += 1) await check({ hash: 'b'.repeat(64) })
    expect((await check({ hash: 'b'.repeat(64) })).status).toBe(429)
  })
})
