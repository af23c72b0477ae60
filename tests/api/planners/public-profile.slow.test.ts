import { beforeAll, describe, expect, it } from 'vitest'
import { plannerPortfolioFiles, plannerRequests } from '#db/schema/planners.ts'
import { forgetRemovedPortfolio } from '#server/areas/public-profile/portfolio.commands.ts'
import { newId } from '#server/platform/ids.ts'
import { Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { phonePhoto, picture } from '../../support/outside/images.ts'

describe('the public profile of a planner', () => {
  const { app, cast } = useCast()
  let visitor: Person
  const read = async (person = cast.elena) => (await person.get('/api/planner/public-profile')).body
  const save = (fields: object, person = cast.elena) =>
    person.call('PUT', '/api/planner/public-profile', fields)
  const page = async (path: string) => {
    const response = await app.fetch(path)
    return { status: response.status, text: await response.text(), headers: response.headers }
  }

  beforeAll(() => {
    visitor = new Person(app, 'Nadie', 'couple')
  })

  it('begins with another slug, and can be saved, when a planner has that of the beginning of the id', async () => {
    const nuria = await signedUp(app, 'Nuria Vela', 'planner')
    await save({ slug: nuria.userId.slice(0, 8) }, cast.raul)
    const { slug } = (await nuria.get('/api/planner/public-profile')).body
    expect(slug).toBe(nuria.userId.slice(-8))
    expect(await save({ slug, bio: 'Bodas en el campo' }, nuria)).toMatchObject({
      status: 200,
      body: { slug },
    })
  })

  it('begins differently for planners who sign up in the same minute', async () => {
    const planners = await Promise.all([1, 2, 3].map((n) => signedUp(app, `Nuria ${n}`, 'planner')))
    expect(new Set(planners.map(({ userId }) => userId.slice(0, 8))).size).toBe(3)
  })

  it('begins with the first eight characters of the id as its slug', async () => {
    expect(await read()).toMatchObject({
      slug: cast.elena.userId.slice(0, 8),
      listed: false,
      priceFrom: null,
    })
    expect((await page(`/planners/${cast.elena.userId.slice(0, 8)}`)).status).toBe(404)
  })

  it('is on the public pages with the next request', async () => {
    await save({ slug: 'Casa-Jara', listed: true, zones: ['A Coruña, Lugo'], styles: ['Íntima'] })
    const first = await page('/planners/casa-jara')
    expect(first.status).toBe(200)
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    await save({ bio: 'Bodas de patio.', priceFrom: '2.400 €' })
    const second = await page('/planners/casa-jara')
    expect(second.text).toContain('Bodas de patio.')
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'))
    const directory = await page('/directorio?zona=coruna')
    expect(directory.headers.get('cache-control')).toBe('public, no-cache')
    expect(directory.text).toContain('2.400')
  })

  it('parts lists at commas, and keeps each entry once', async () => {
    const { body } = await save({ zones: ['Sevilla, Cádiz', 'cadiz', ' '], languages: ['Español,Inglés'] })
    expect(body).toMatchObject({ zones: ['Sevilla', 'Cádiz'], languages: ['Español', 'Inglés'] })
  })

  it('leads from former slugs to the present one, and takes one back', async () => {
    await save({ slug: 'casa-jara-sevilla' })
    for (const path of ['', '/contacto']) {
      const moved = await page(`/planners/casa-jara${path}`)
      expect(moved.status).toBe(301)
      expect(moved.headers.get('location')).toBe(`/planners/casa-jara-sevilla${path}`)
      expect(moved.headers.get('cache-control')).toBe('no-cache')
    }
    expect((await visitor.get('/api/planners/casa-jara')).body.slug).toBe('casa-jara-sevilla')
    expect((await save({ slug: 'casa-jara' }, cast.raul)).body.code).toBe('SLUG_TAKEN')
    await save({ slug: 'casa-jara' })
    expect((await page('/planners/casa-jara')).status).toBe(200)
    expect((await page('/planners/casa-jara-sevilla')).headers.get('location')).toBe('/planners/casa-jara')
  })

  it.each([
    ['nuevo', 422, 'SLUG_RESERVED'],
    ['Admin', 422, 'SLUG_RESERVED'],
    ['api', 422, 'SLUG_RESERVED'],
    ['casa jara', 422, 'SLUG_HAS_SPACES'],
    ['casa_jara', 422, 'SLUG_HAS_OTHER_CHARACTERS'],
    ['peñíscola', 422, 'SLUG_HAS_OTHER_CHARACTERS'],
    ['-casa', 422, 'SLUG_HYPHEN_MISPLACED'],
    ['ab', 422, 'SLUG_TOO_SHORT'],
    ['a'.repeat(61), 422, 'SLUG_TOO_LONG'],
    ['', 422, 'SLUG_MISSING'],
    ['casa-jara', 409, 'SLUG_TAKEN'],
  ])('the slug «%s» is refused, when asked as when saved', async (slug, status, code) => {
    const asked = `/api/planner/public-profile/slug?slug=${encodeURIComponent(slug)}`
    expect(await cast.raul.get(asked)).toMatchObject({ status, body: { code } })
    expect(await save({ slug }, cast.raul)).toMatchObject({ status, body: { code } })
  })

  it('proposes a slug that is free', async () => {
    await save({ zones: ['Sevilla'] }, cast.raul)
    const { body } = await save({ slug: 'casa-jara' }, cast.raul)
    expect(body.data).toEqual({ suggestion: 'casa-jara-2' })
  })

  it('gives one slug to one of two who want it at once', async () => {
    const answers = await Promise.all([save({ slug: 'la-misma' }), save({ slug: 'la-misma' }, cast.raul)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each([
    ['abc', 'PRICE_NOT_A_NUMBER'],
    [-5, 'PRICE_NEGATIVE'],
    ['-5', 'PRICE_NEGATIVE'],
    [1e9, 'PRICE_TOO_HIGH'],
    ['10.000.000', 'PRICE_TOO_HIGH'],
  ])('the price %s is refused', async (priceFrom, code) => {
    expect(await save({ priceFrom })).toMatchObject({ status: 422, body: { code } })
    expect((await read()).priceFrom).toBe(2400)
  })

  it('may have no price', async () => {
    expect((await save({ priceFrom: '' })).body.priceFrom).toBeNull()
  })

  it('proves what is asked of it and shows it only where it is wanted', async () => {
    const past = { id: newId(), name: 'Boda', eventDate: '2020-06-01' }
    await cast.elena.post('/api/weddings', past)
    const answered = (minutes: number, status: 'answered' | 'spam' = 'answered') => ({
      ...{ plannerId: cast.elena.userId, id: newId(), name: 'Ana', email: 'a@b.es', message: 'Hola', status },
      ...{ createdAt: new Date(0), answeredAt: new Date(minutes * 60_000) },
    })
    await app.db
      .insert(plannerRequests)
      .values([answered(10), answered(90), answered(30), answered(1, 'spam')])
    const { facts, slug } = await read()
    expect(facts).toMatchObject({ weddings: 1, answerMinutes: 30, memberSince: expect.any(String) })
    const shown = async () => (await visitor.get(`/api/planners/${slug}`)).body.facts
    expect(await shown()).toEqual({ memberSince: null, weddings: null, answerMinutes: null })
    await save({ showsWeddings: true, showsAnswerTime: true })
    expect(await shown()).toEqual({ memberSince: null, weddings: 1, answerMinutes: 30 })
    expect((await page(`/planners/${slug}`)).text).toContain('1 boda organizada')
  })

  it('is of planners only', async () => {
    expect((await save({ bio: 'x' }, cast.lucia)).status).toBe(403)
    expect((await save({ bio: 'x' }, visitor)).status).toBe(401)
  })
})

describe('the portfolio of a planner', () => {
  const { app, cast } = useCast()
  const list = async (person = cast.elena) => (await person.get('/api/planner/portfolio')).body
  const ids = async () => (await list()).map(({ id }: { id: string }) => id)
  const send = (bytes: Uint8Array, query = 'name=mesa.jpg', person = cast.elena) =>
    person.sendBytes(`/api/planner/portfolio?${query}`, bytes)
  const shown = async () => {
    const response = await app.fetch(`/api/planners/casa-jara`)
    return ((await response.json()) as { portfolio: { id: string; url: string }[] }).portfolio
  }

  beforeAll(async () => {
    await cast.elena.call('PUT', '/api/planner/public-profile', { slug: 'casa-jara', listed: true })
  })

  it('shows an image in small and large once it is made, without the place it was taken', async () => {
    const { status, body } = await send(await phonePhoto(900, 600))
    expect({ status, made: body.status }).toEqual({ status: 201, made: 'processing' })
    expect(await shown()).toEqual([])
    await app.runJobs()
    const [image] = await list()
    expect(image).toMatchObject({ status: 'ready', fileName: 'mesa.jpg', color: expect.stringMatching(/^#/) })
    for (const variant of ['thumb.avif', 'thumb.webp', 'display.avif', 'display.webp']) {
      const response = await app.fetch(image.url.replace('display.webp', variant))
      expect(response.status, variant).toBe(200)
      expect(Buffer.from(await response.arrayBuffer()).includes('Azahar'), variant).toBe(false)
    }
    const files = await app.db.select().from(plannerPortfolioFiles)
    expect(files.map(({ variant }) => variant)).not.toContain('upload')
    const html = await (await app.fetch('/planners/casa-jara')).text()
    expect(html).toMatch(/thumb\.avif 480w, [^"]*display\.avif \d+w/)
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/)
  })

  it('has captions and alternative texts', async () => {
    const [{ id }] = await list()
    const path = `/api/planner/portfolio/${id}`
    await cast.elena.patch(path, { caption: 'Mesa para doce', altText: 'Una mesa larga con velas' })
    expect(await shown()).toMatchObject([{ caption: 'Mesa para doce', altText: 'Una mesa larga con velas' }])
    expect(await (await app.fetch('/planners/casa-jara')).text()).toContain('alt="Una mesa larga con velas"')
  })

  it('is put in order, and what is not named follows', async () => {
    const bytes = await picture().png().toBuffer()
    for (const name of ['b', 'c']) await send(bytes, `name=${name}.png`)
    await app.runJobs()
    const [a, b, c] = await ids()
    await cast.elena.call('PUT', '/api/planner/portfolio/order', { imageIds: [c] })
    expect(await ids()).toEqual([c, a, b])
    expect((await shown()).map(({ id }) => id)).toEqual([c, a, b])
  })

  it('loses an image, brings it back to its place, and forgets it for good after a minute', async () => {
    const before = await ids()
    const path = `/api/planner/portfolio/${before[1]}`
    const { url } = (await list())[1]
    await cast.elena.delete(path)
    expect(await ids()).toEqual([before[0], before[2]])
    expect((await shown()).map(({ id }) => id)).toEqual([before[0], before[2]])
    await cast.elena.post(`${path}/restore`)
    expect(await ids()).toEqual(before)
    await cast.elena.delete(path)
    app.setClock(new Date(Date.now() + 120_000))
    await forgetRemovedPortfolio(app.db, app.platform.clock)
    app.setClock(null)
    await app.runJobs()
    expect((await cast.elena.post(`${path}/restore`)).status).toBe(404)
    expect((await app.fetch(url)).status).toBe(404)
  })

  it('takes an image once, whatever is retried', async () => {
    const id = newId()
    const bytes = await picture().png().toBuffer()
    await send(bytes, `name=a.png&id=${id}`)
    await send(bytes, `name=a.png&id=${id}`)
    expect((await ids()).filter((one: string) => one === id)).toHaveLength(1)
  })

  it('refuses what is no image, by its content', async () => {
    expect(await send(Buffer.from('%PDF-1.7'), 'name=a.jpg')).toMatchObject({
      status: 415,
      body: { code: 'NOT_AN_IMAGE' },
    })
  })

  it('is of its planner alone: to another its images are not there', async () => {
    const [id] = await ids()
    const path = `/api/planner/portfolio/${id}`
    const answers = [
      await cast.raul.patch(path, { caption: 'Mía' }),
      await cast.raul.delete(path),
      await cast.raul.post(`${path}/restore`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    await cast.raul.call('PUT', '/api/planner/portfolio/order', { imageIds: [id] })
    expect((await ids())[0]).toBe(id)
    expect(await list(cast.raul)).toEqual([])
  })

  it('serves nothing of what was sent', async () => {
    await send(await picture().png().toBuffer(), 'name=z.png')
    const files = await app.db.select().from(plannerPortfolioFiles)
    const sent = files.find(({ variant }) => variant === 'upload')!
    expect((await app.fetch(`/files/planner-portfolio/${sent.path}`)).status).toBe(403)
  })
})
