import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { plannerDirectory, plannerPortfolio } from '#db/schema/planners.ts'
import { profiles } from '#db/schema/profile.ts'
import { PLANNER_PORTRAITS } from '#db/seed/planner-portraits.ts'
import { seedPlanners } from '#db/seed/planners.ts'
import { newId } from '#server/platform/ids.ts'
import { Person, signedUp } from '../../support/accounts/person.ts'
import { type Cast, gatherCast } from '../../support/cast.ts'
import { type TestApp, useTestApp } from '../../support/test-app.ts'

type Listing = Partial<typeof plannerDirectory.$inferInsert> & { brandName?: string }

/** A planner with an account and a public profile. */
async function publish(app: TestApp, name: string, listing: Listing = {}): Promise<Person> {
  const planner = await signedUp(app, name, 'planner')
  const { brandName, ...row } = listing
  if (brandName) await app.db.update(profiles).set({ brandName }).where(sql`id = ${planner.userId}`)
  await app.db
    .insert(plannerDirectory)
    .values({ userId: planner.userId, slug: planner.userId.slice(-8), listed: true, ...row })
  return planner
}

describe('the planner directory', () => {
  const app = useTestApp()
  let visitor: Person
  const names = async (query = '') => {
    const { body } = await visitor.get(`/api/planners${query}`)
    return body.map((planner: { fullName: string }) => planner.fullName)
  }

  beforeAll(async () => {
    visitor = new Person(app, 'Nadie', 'couple')
    const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 10, minute))
    await publish(app, 'Elena', {
      zones: ['Sevilla', 'Cádiz', 'España'],
      styles: ['Íntima', 'Campo'],
      priceFrom: 2400,
      updatedAt: at(5),
    })
    await publish(app, 'Laia', {
      zones: ['Girona', 'ESPAÑA'],
      styles: ['Costa', 'Íntima'],
      priceFrom: 3199.6,
      updatedAt: at(4),
    })
    await publish(app, 'Sabela', { zones: ['A Coruña'], styles: ['Pazo'], priceFrom: null, updatedAt: at(3) })
    await publish(app, 'Escondida', { zones: ['Sevilla'], listed: false, updatedAt: at(9) })
  })

  it('is public and shows listed planners only, the latest change first', async () => {
    expect(await names()).toEqual(['Elena', 'Laia', 'Sabela'])
  })

  it('shows what a card needs and nothing private', async () => {
    const { body } = await visitor.get('/api/planners?zone=girona')
    expect(body).toEqual([
      {
        userId: expect.any(String),
        slug: expect.any(String),
        brandName: null,
        fullName: 'Laia',
        zones: ['Girona', 'ESPAÑA'],
        styles: ['Costa', 'Íntima'],
        priceFrom: 3199.6,
        brandColor: null,
        logoUrl: null,
        logoIsLight: false,
      },
    ])
  })

  it.each([
    ['zone=sevilla', ['Elena']],
    ['zone=SEVI', ['Elena']],
    ['zone=cadiz', ['Elena']],
    ['zone=Cádiz', ['Elena']],
    ['zone=espana', ['Elena', 'Laia']],
    ['zone=coru', ['Sabela']],
    ['zone=a%20coru', ['Sabela']],
    ['zone=a', ['Elena', 'Laia', 'Sabela']],
    ['zone=ll', ['Elena']],
    ['zone=lisboa', []],
    ['style=INTIMA', ['Elena', 'Laia']],
    ['style=po', ['Elena']],
    ['zone=espa%C3%B1a&style=costa', ['Laia']],
    ['maxPrice=2400', ['Elena']],
    ['maxPrice=2399.99', []],
    ['maxPrice=5000', ['Elena', 'Laia']],
    ['zone=sevilla&style=campo&maxPrice=3000', ['Elena']],
  ])(
    'filters by part of a zone or style whatever its case and accents, and by price: %s',
    async (query, found) => {
      expect(await names(`?${query}`)).toEqual(found)
    },
  )

  it.each(['zone=%25', 'zone=_', 'zone=sevilla%0Acadiz', 'zone=villacadi', 'style=%5C'])(
    'takes letters literally and does not look across two zones: %s',
    async (query) => {
      expect(await names(`?${query}`)).toEqual([])
    },
  )

  it.each(['zone=', 'zone=%20%20', 'zone=%00', 'zone=%CC%81'])(
    'does not filter by nothing: %s',
    async (query) => {
      expect(await names(`?${query}`)).toHaveLength(3)
    },
  )

  it.each(['maxPrice=caro', 'maxPrice=-1', `zone=${'a'.repeat(81)}`])('refuses %s', async (query) => {
    expect((await visitor.get(`/api/planners?${query}`)).status).toBe(400)
  })
})

describe('a directory of many planners', () => {
  const app = useTestApp()

  beforeAll(async () => {
    await app.db.execute(sql`
      insert into auth."user" (id, name, email, role)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Planner ' || n, n || '@correo.example', 'planner'
      from generate_series(1, 2600) n`)
    await app.db.execute(sql`
      insert into planner_directory (user_id, slug, zones, styles, price_from, listed, updated_at)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'planner-' || n,
        array['Zona ' || n, 'España'], array['Estilo ' || n % 7], n, true, timestamptz '2026-05-01' - n * interval '1 minute'
      from generate_series(1, 2600) n`)
  })

  it('answers with the latest sixty', async () => {
    const { body } = await new Person(app, 'Nadie', 'couple').get('/api/planners?zone=espana')
    expect(body).toHaveLength(60)
    expect(body[0].fullName).toBe('Planner 1')
    expect(body[59].fullName).toBe('Planner 60')
  })

  it('finds a planner who has not changed a thing for long', async () => {
    const { body } = await new Person(app, 'Nadie', 'couple').get('/api/planners?zone=zona%202599')
    expect(body.map((planner: { fullName: string }) => planner.fullName)).toEqual(['Planner 2599'])
  })

  it('mixes planners from near and far in the right order', async () => {
    const { body } = await new Person(app, 'Nadie', 'couple').get('/api/planners?zone=99&maxPrice=2600')
    const numbers = body.map((planner: { priceFrom: number }) => planner.priceFrom)
    const wanted = Array.from({ length: 2600 }, (_, index) => index + 1).filter((n) =>
      String(n).includes('99'),
    )
    expect(numbers).toEqual(wanted.slice(0, 60))
  })
})

describe('a public profile', () => {
  const app = useTestApp()
  let visitor: Person
  let elena: Person

  beforeAll(async () => {
    visitor = new Person(app, 'Nadie', 'couple')
    elena = await publish(app, 'Elena Montes', {
      slug: 'casa-jara',
      brandName: 'Casa Jara',
      bio: 'Bodas de patio.',
      zones: ['Sevilla', 'Cádiz', 'Córdoba', 'Huelva'],
      services: ['Coordinación'],
      languages: ['Español'],
      priceFrom: 2400,
    })
    const image = (orderIndex: number, caption: string) => ({
      userId: elena.userId,
      id: newId(),
      imagePath: 'demo/table.webp',
      width: 800,
      height: 1000,
      caption,
      orderIndex,
    })
    await app.db.insert(plannerPortfolio).values([image(1, 'segunda'), image(0, 'primera')])
    await publish(app, 'Escondida', { slug: 'escondida', listed: false })
  })

  it('shows everything the planner says in public, the portfolio in its order', async () => {
    const { status, body } = await visitor.get('/api/planners/casa-jara')
    expect(status).toBe(200)
    expect(body).toMatchObject({ brandName: 'Casa Jara', bio: 'Bodas de patio.', services: ['Coordinación'] })
    expect(body.zones).toHaveLength(4)
    expect(body.portfolio.map((image: { caption: string }) => image.caption)).toEqual(['primera', 'segunda'])
    expect(body).not.toHaveProperty('email')
  })

  it('is found whatever the case of its address', async () => {
    expect((await visitor.get('/api/planners/Casa-Jara')).status).toBe(200)
  })

  it.each(['nadie', 'escondida', '%00', '..%2F..', "'", 'a'.repeat(300)])(
    'there is none at %s',
    async (slug) => {
      const answer = await visitor.get(`/api/planners/${slug}`)
      expect(answer).toMatchObject({ status: 404, body: { code: 'PLANNER_NOT_FOUND' } })
    },
  )
})

describe('the linked planner of a wedding', () => {
  const app = useTestApp()
  let cast: Cast

  beforeAll(async () => {
    cast = await gatherCast(app)
  })

  const slug = async () => (await cast.lucia.get(`/api/weddings/${cast.weddingId}/planner`)).body.slug

  it('carries the address of their public profile once it is listed', async () => {
    expect(await slug()).toBeNull()
    const row = { userId: cast.elena.userId, slug: 'casa-jara', listed: false }
    await app.db.insert(plannerDirectory).values(row)
    expect(await slug()).toBeNull()
    await app.db.update(plannerDirectory).set({ listed: true })
    expect(await slug()).toBe('casa-jara')
  })
})

describe('the planners of the demo', () => {
  const app = useTestApp()

  it('are a dozen, each with a picture of their work, and come once', async () => {
    await Promise.all([seedPlanners(app.db), seedPlanners(app.db)])
    await seedPlanners(app.db)
    const { body } = await new Person(app, 'Nadie', 'couple').get('/api/planners')
    expect(body.map((planner: { brandName: string }) => planner.brandName)).toEqual(
      PLANNER_PORTRAITS.map((portrait) => portrait.brandName),
    )
    for (const planner of body) {
      expect(planner.logoUrl, planner.slug).toEqual(expect.any(String))
      const profile = await new Person(app, 'Nadie', 'couple').get(`/api/planners/${planner.slug}`)
      expect(profile.body.portfolio.length, planner.slug).toBeGreaterThan(3)
    }
  })
})

describe('the planner whose wedding the demo tells', () => {
  const app = useTestApp()

  it('keeps her account when the planners of the demo come', async () => {
    const elena = new Person(app, 'Elena Montes Jara', 'planner')
    await elena.signUp({ email: 'elena@azahar.example' })
    await seedPlanners(app.db)
    const { body } = await elena.get('/api/planners/casa-jara')
    expect(body.userId).toBe(elena.userId)
  })
})
