import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { QuoteContent } from '#domain/quotes/quotes.ts'
import { newId } from '#server/platform/ids.ts'
import { useCast } from '../../support/cast.ts'
import { ASKED, quoteOf, quotesOf } from '../../support/sent-quotes.ts'

const { app, cast } = useCast()
const DAY = 86_400_000
const FROM_PAGE = { origin: 'null', 'sec-fetch-site': 'same-origin' }

let quotes: ReturnType<typeof quotesOf>

beforeAll(async () => {
  quotes = quotesOf(cast.elena, 'elena-montes')
  await cast.elena.call('PUT', '/api/planner/branding', { brandName: 'Casa Jara', brandColor: '#1e4d37' })
  await cast.elena.patch('/api/profile', { phone: '954 00 01 38' })
  await quotes.list()
})

beforeEach(async () => {
  app.setClock(null)
  await app.runJobs()
  app.mails.length = 0
  await app.db.execute('delete from rate_limits')
})

/** A quote that was sent to somebody who asked, and what stands in it. */
async function sent(given: Partial<QuoteContent> = {}) {
  const content = quoteOf(given)
  const requestId = await quotes.ask()
  const { path, number } = await quotes.send(requestId, 1, content)
  return { requestId, content, path: path!, number: number!, extras: content.extras.map(({ id }) => id) }
}

const open = async (path: string) => {
  const response = await app.fetch(path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

async function post(path: string, fields: Record<string, string | string[]>) {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one)
  const response = await app.fetch(path, {
    method: 'POST',
    // Browsers say no origin from a page that lets them tell nothing of where they are.
    headers: { ...FROM_PAGE, 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

const accept = (path: string, fields: Record<string, string | string[]> = {}) =>
  post(path, { act: 'accept', version: '1', name: 'Aitana Gil', ...fields })

/** The text of a page as it is read, with plain blanks. */
const wordsOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&amp;', '&')

const eventsOf = async (requestId: string) => (await quotes.read(requestId)).events

describe('the page of a quote', () => {
  it('shows it in the brand of the planner, with its total, IVA and instalments, without a script', async () => {
    const { path, number } = await sent()
    const { status, html, headers } = await open(path)
    expect(status).toBe(200)
    const words = wordsOf(html)
    for (const shown of [
      ...['Casa Jara', '954 00 01 38', number, 'vale hasta el', 'Aitana & Bruno'],
      ...['Sábado, 18 de septiembre de 2027.', 'Sierra de Aracena, unas 90 personas.'],
      ...['Qué incluye', 'Cuatro viajes a Aracena', 'Todo esto4.477,00 €', 'Si os apetece', '726,00 €'],
      ...['4.400,00 € + IVA 21 %, 924,00 €', 'Al aceptar', '18 de marzo de 2027', '2.129,60 €'],
      ...['Tengo una duda', 'No nos encaja', 'Aceptar el presupuesto', 'Privacidad'],
    ])
      expect(words).toContain(shown)
    expect(html).not.toContain('<script')
    expect(html).toContain('--primary:#1e4d37')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('cache-control')).toMatch(/^private/)
    expect(headers.get('content-security-policy')).toContain(`script-src 'none'`)
    // Steps that lead nowhere yet are not shown.
    expect(words).not.toMatch(/Firmar|Reservar/)
  })

  it('shows nothing of the request, of the planner’s account, or of what was not sent', async () => {
    const { path, requestId, content } = await sent()
    await quotes.save(requestId, content, { ...content, note: 'Borrador secreto' })
    const { html } = await open(path)
    for (const hidden of [ASKED.email, ASKED.phone, ASKED.name, 'duda secreta', 'Borrador secreto'])
      expect(html).not.toContain(hidden)
    for (const hidden of ['Elena Montes', cast.elena.userId, requestId]) expect(html).not.toContain(hidden)
  })

  it('shows its newest version at the same address', async () => {
    const { path, requestId, content } = await sent()
    const again = await quotes.send(requestId, 2, { ...content, note: 'Con lo que nos pedisteis.' })
    expect(again.path).toBe(path)
    const { html } = await open(path)
    expect(html).toContain('Con lo que nos pedisteis.')
    expect(wordsOf(html)).toContain(', versión 2')
    expect(html).not.toContain('Gracias por contarnos')
  })

  it('tells the planner when a person has opened it, and not for a preview of its link', async () => {
    const { path, requestId } = await sent()
    await app.fetch(path, { headers: { 'user-agent': 'WhatsApp/2.0' } })
    expect((await quotes.read(requestId)).state).toBe('sent')
    await open(path)
    expect((await quotes.read(requestId)).state).toBe('opened')
  })

  it('opens by its own link alone, and by none that is closed', async () => {
    const { path, requestId } = await sent()
    const other = await sent({ title: 'Noa & Iker' })
    expect((await open(other.path)).html).not.toContain('Aitana')
    expect((await open(path)).html).not.toContain('Noa')
    for (const guess of ['x', 'A'.repeat(43), path.split('/').at(-1)!.toLowerCase().slice(0, -1), newId()])
      expect((await open(`/presupuesto/${guess}`)).status).toBe(404)
    await quotes.close(requestId)
    const closed = await open(path)
    expect(closed.status).toBe(404)
    expect(closed.html).toContain('Este enlace ya no vale')
    expect((await accept(path, { total: '532400' })).status).toBe(404)
    expect(await eventsOf(requestId)).toEqual([])
  })

  it('escapes every text of the planner and of the couple', async () => {
    const evil = `<img src=x onerror=alert(1)>"'&`
    const content = quoteOf()
    const { path } = await sent({
      ...{ title: evil, place: evil, note: evil },
      lines: [{ ...content.lines[0]!, concept: evil, detail: evil }],
      extras: [{ ...content.extras[0]!, concept: evil, detail: evil }],
      instalments: [{ ...content.instalments[0]!, percent: 100, label: evil }],
    })
    await post(path, { act: 'question', version: '1', words: evil })
    const refused = await accept(path, { name: evil, words: evil })
    for (const { html } of [await open(path), refused]) {
      expect(html).not.toContain('<img src=x')
      expect(html).toContain('&lt;img src=x')
    }
  })
})

describe('the extras', () => {
  it('are those that are ticked at first, or those of the address', async () => {
    const { path, extras } = await sent()
    const shownOf = async (query: string) => {
      const { html } = await open(path + query)
      return [...html.matchAll(/<input[^>]*name="extra"[^>]*>/g)].map(([tag]) => tag.includes('checked'))
    }
    expect(await shownOf('')).toEqual([true, true, false])
    expect(await shownOf(`?extra=${extras[2]}&extra=${newId()}&elegido=1`)).toEqual([false, false, true])
    expect(await shownOf('?elegido=1')).toEqual([false, false, false])
  })

  it('stand in the page with the total of every choice, up to five of them', async () => {
    const five = [10_000, 20_000, 40_000, 80_000, 160_000].map((price, index) => ({
      ...{ id: newId(), concept: `Extra ${index}`, detail: 'D'.repeat(300), quantity: 1, price },
      ...{ discount: 0, vatRate: 21 as const, isTicked: false },
    }))
    const { path } = await sent({ extras: five })
    const { html } = await open(path)
    const totals = [...html.matchAll(/name="total"[^>]*value="(\d+)"/g)].map(([, total]) => Number(total))
    expect(totals).toHaveLength(32)
    expect(new Set(totals).size).toBe(32)
    expect(Math.max(...totals)).toBe(447_700 + Math.round(310_000 * 1.21))
    expect(html.length).toBeLessThan(120_000)
  })

  it('are added up by a button where there are more, which keeps what was typed', async () => {
    const six = Array.from({ length: 6 }, (_, index) => ({
      ...{ id: newId(), concept: `Extra ${index}`, detail: '', quantity: null, price: 100 },
      ...{ discount: 0, vatRate: 10 as const, isTicked: false },
    }))
    const { path, requestId } = await sent({ extras: six })
    expect((await open(path)).html.match(/name="total"/g)).toHaveLength(1)
    const [first] = six
    const { status, html } = await post(path, {
      ...{ act: 'calculate', version: '1', extra: first!.id, name: 'Aitana Gil', words: '¡Qué ganas!' },
    })
    expect(status).toBe(200)
    // 90 people at 1,00 € and 10 % of IVA beside what is included.
    expect(html).toContain('value="457600"')
    expect(wordsOf(html)).toContain('90,00 € + IVA 10 %, 9,00 €')
    expect(html).toContain('value="Aitana Gil"')
    expect(html).toContain('¡Qué ganas!')
    const unseen = await accept(path, { total: '447700', extra: first!.id })
    expect(unseen.status).toBe(409)
    expect((await accept(path, { total: '457600', extra: first!.id })).status).toBe(303)
    expect((await eventsOf(requestId))[0]).toMatchObject({ extras: [first!.id], total: 457_600 })
  })
})

describe('accepting', () => {
  it('is noted with the name, the extras and the total, told by mail and shown', async () => {
    const { path, requestId, number, extras } = await sent()
    const answer = await accept(path, {
      ...{ words: 'Nos encanta.', total: '520300', extra: [extras[2]!, newId()] },
    })
    expect(answer.status).toBe(303)
    expect(await eventsOf(requestId)).toMatchObject([
      { kind: 'accepted', name: 'Aitana Gil', words: 'Nos encanta.', extras: [extras[2]], total: 520_300 },
    ])
    await app.runJobs()
    const mail = app.mails.find(({ to, subject }) => to === cast.elena.email && subject.includes('aceptado'))
    expect(mail?.text).toContain('Aitana Gil lo ha aceptado')
    const { html } = await open(`${path}?extra=${extras[0]}&elegido=1`)
    const words = wordsOf(html)
    expect(words).toContain('Presupuesto aceptado. Aitana Gil lo aceptó el')
    expect(words).toContain('por 5.203,00 € con IVA')
    expect(words).toContain(number)
    expect(words).toContain('Diseño de mesas')
    expect(words).not.toContain('Segunda coordinadora')
    expect(html).not.toContain('Aceptar el presupuesto')
    expect(words).toContain('Tengo una duda')
  })

  it('happens once, however often the form is sent', async () => {
    const { path, requestId, extras } = await sent()
    const fields = { total: '532400', extra: extras.slice(0, 2) }
    const answers = await Promise.all([accept(path, fields), accept(path, fields)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect((await accept(path, { ...fields, name: 'Bruno Sanz' })).status).toBe(303)
    expect(await eventsOf(requestId)).toHaveLength(1)
  })

  it('asks for a name and a confirmed total beside their fields, and keeps what was typed', async () => {
    const { path, requestId, extras } = await sent()
    const { status, html } = await accept(path, { name: ' ', words: 'Con ilusión.', extra: extras[2]! })
    expect(status).toBe(422)
    expect(html).toContain('Escribid el nombre de quien acepta.')
    expect(html).toContain('Marcad que aceptáis este total.')
    expect(html).toContain('Con ilusión.')
    expect(html).toMatch(new RegExp(`checked[^>]*value="${extras[2]}"|value="${extras[2]}"[^>]*checked`))
    const long = await accept(path, { name: 'N'.repeat(121), words: 'P'.repeat(2001), total: '1' })
    expect(long.html).toContain('Es demasiado largo.')
    expect(long.html).toContain('Caben 2.000 caracteres como mucho.')
    expect(await eventsOf(requestId)).toEqual([])
  })

  it.each<[string, Record<string, string>]>([
    ['that was tampered with', { total: '1' }],
    ['of another choice', { total: '447700' }],
    ['that is no number', { total: '5e5' }],
    ['of a version that there is not', { total: '532400', version: '7' }],
  ])('refuses a total %s, and shows the one that it is', async (_, fields) => {
    const { path, requestId, extras } = await sent()
    const { status, html } = await accept(path, { extra: extras.slice(0, 2), ...fields })
    expect(status).toBe(409)
    expect(html).toContain('miradlo otra vez')
    expect(html).toContain('value="Aitana Gil"')
    expect(await eventsOf(requestId)).toEqual([])
  })

  it('of an old version shows the new one first', async () => {
    const { path, requestId, content, extras } = await sent()
    await quotes.send(requestId, 2, { ...content, lines: content.lines.slice(0, 2) })
    const fields = { total: '532400', extra: extras.slice(0, 2) }
    const { status, html } = await accept(path, fields)
    expect(status).toBe(409)
    expect(html).toContain('miradlo otra vez')
    expect(html).toContain('name="version" value="2"')
    expect(await eventsOf(requestId)).toEqual([])
    expect((await accept(path, { ...fields, version: '2', total: '508200' })).status).toBe(303)
  })

  it('lasts beyond a new version, which says that it is newer', async () => {
    const { path, requestId, content, extras } = await sent()
    await accept(path, { total: '532400', extra: extras.slice(0, 2) })
    await quotes.send(requestId, 2, { ...content, note: 'Otra.' })
    const { html } = await open(path)
    expect(html).toContain('Esta versión es más nueva que la que aceptasteis el')
    expect(html).toContain('Aceptar el presupuesto')
  })

  it.each([[false], [true]])('ends with its last day, refused before or not (%s)', async (isRefused) => {
    const { path, requestId, extras } = await sent()
    if (isRefused) await post(path, { act: 'declined', version: '1', words: '' })
    app.setClock(new Date(Date.now() + 16 * DAY))
    const { html } = await open(path)
    expect(html).toContain('Este presupuesto caducó')
    expect(html).toContain('Pedid uno nuevo')
    expect(html).not.toContain('Aceptar el presupuesto')
    const late = await accept(path, { total: '532400', extra: extras.slice(0, 2) })
    expect(late.status).toBe(409)
    expect(late.html).toContain('Este presupuesto caducó')
    const words = '¿Nos preparáis otro?'
    expect((await post(path, { act: 'question', version: '1', words })).status).toBe(303)
    expect((await open(path)).html).toContain(words)
    app.setClock(null)
    expect((await eventsOf(requestId)).map(({ kind }) => kind)).toEqual(
      isRefused ? ['declined', 'question'] : ['question'],
    )
  })
})

describe('a question and a refusal', () => {
  it('reach the planner, and the page says so', async () => {
    const { path, requestId } = await sent()
    const asked = await post(path, { act: 'question', version: '1', words: '¿Y si somos 120?' })
    expect(asked.status).toBe(303)
    await post(path, { act: 'question', version: '1', words: '¿Y si somos 120?' })
    expect(wordsOf((await open(path)).html)).toMatch(
      /Se lo hemos enviado a Casa Jara el .*«¿Y si somos 120\?»/s,
    )
    expect((await post(path, { act: 'declined', version: '1', words: '' })).status).toBe(303)
    const { html } = await open(path)
    expect(html).toContain('Le hemos dicho a Casa Jara que no os encaja.')
    expect(html).toContain('Aceptar el presupuesto')
    expect((await eventsOf(requestId)).map(({ kind }) => kind)).toEqual(['question', 'declined'])
    await app.runJobs()
    expect(app.mails.filter(({ subject }) => /una duda sobre|no les encaja/.test(subject))).toHaveLength(2)
  })

  it('need words, and not too many', async () => {
    const { path } = await sent()
    const empty = await post(path, { act: 'question', version: '1', words: ' \n' })
    expect(empty.status).toBe(422)
    expect(empty.html).toContain('Escribid vuestra duda.')
    const long = await post(path, { act: 'declined', version: '1', words: 'p'.repeat(2001) })
    expect(long.status).toBe(422)
    expect(long.html).toContain('p'.repeat(2001))
  })

  it('are limited by link, with what was typed still there', async () => {
    const { path } = await sent()
    for (let count = 0; count < 20; count += 1)
      expect((await post(path, { act: 'question', version: '1', words: `Duda ${count}` })).status).toBe(303)
    const beyond = await post(path, { act: 'question', version: '1', words: 'La de más' })
    expect(beyond.status).toBe(429)
    expect(Number(beyond.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(beyond.html).toContain('La de más')
    await app.db.execute('delete from rate_limits')
    for (let count = 20; count < 50; count += 1) {
      if (count === 40) await app.db.execute('delete from rate_limits')
      await post(path, { act: 'question', version: '1', words: `Duda ${count}` })
    }
    const full = await post(path, { act: 'question', version: '1', words: 'La que no cabe' })
    expect(full.status).toBe(409)
    expect(full.html).toContain('Aquí no caben más mensajes.')
    expect(full.html).toContain('La que no cabe')
  })

  it('are refused where their body is too large or from another site', async () => {
    const { path, requestId } = await sent()
    const large = await post(path, { act: 'question', version: '1', words: 'x'.repeat(70_000) })
    expect(large.status).toBe(413)
    const foreign = await app.fetch(path, {
      method: 'POST',
      headers: {
        origin: 'https://otra.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'act=declined&version=1',
    })
    expect(foreign.status).toBe(403)
    expect(await eventsOf(requestId)).toEqual([])
  })
})
