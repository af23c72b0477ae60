import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { BUSINESS_HEADER } from '#domain/agencies/business.ts'
import { endAgencyOf } from '#server/areas/agencies/end-agency.commands.ts'
import { readOwnRows } from '#server/areas/rights/own-data.queries.ts'
import { forgetAuthor } from '#server/areas/template-versions/move-own.commands.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { agencyOf, colleague } from '../../support/team.ts'
import { TEMPLATE_KINDS, templatesOf } from '../../support/template-kinds.ts'

const { app, cast } = useCast()

const NAME = 'Secreta de Rocío'

let owner: Person
let coordinator: Person
let helper: Person
let former: Person
let agency: string

beforeAll(async () => {
  agency = cast.elena.userId
  owner = await colleague(app, cast.elena, 'Sara Paz', 'owner')
  coordinator = await colleague(app, cast.elena, 'Rocío Vega', 'coordinator')
  helper = await colleague(app, cast.elena, 'Nadia Amrani')
  former = await colleague(app, cast.elena, 'Iván Gil', 'owner')
  await former.post(`${agencyOf(cast.elena)}/leave`)
})

describe.each(TEMPLATE_KINDS)('templates of $kind in an agency', (kind) => {
  /** The person who makes them; those of contracts are for owners. */
  const author = () => (kind.isForOwners ? owner : coordinator)
  const colleagueOfAuthor = () => (kind.isForOwners ? cast.elena : owner)
  const own = () => templatesOf(author(), kind, agency)
  const namesOf = async (person: Person) =>
    ((await templatesOf(person, kind, agency).list()).body as { name: string; deletedAt?: string | null }[])
      .filter(({ deletedAt }) => !deletedAt)
      .map(({ name }) => name)

  it('are shared where nothing is said, and one person’s own where it is', async () => {
    const [shared, secret] = [uuidv7(), uuidv7()]
    expect((await own().add(shared, 'De todos')).body.sharing).toEqual({
      isPrivate: false,
      mayMakePrivate: true,
    })
    expect((await own().add(secret, NAME, true)).body.sharing.isPrivate).toBe(true)
    expect(await namesOf(author())).toEqual(expect.arrayContaining(['De todos', NAME]))
    const seen = await namesOf(colleagueOfAuthor())
    expect(seen).toContain('De todos')
    expect(seen).not.toContain(NAME)
  })

  it('that are one person’s own are found, read, changed, shared and removed by nobody else', async () => {
    const [secret, removed] = [uuidv7(), uuidv7()]
    await own().add(secret, NAME, true)
    await own().save(secret, `${NAME} 2`, NAME)
    await own().add(removed, `${NAME} 3`, true)
    await own().remove(removed)
    const state = async () => [
      (await own().list()).body,
      (await own().versions(secret)).body,
      (await own().versions(removed)).body,
    ]
    const before = await state()
    const people = [cast.elena, owner, coordinator, helper, former, cast.raul, cast.lucia]
    for (const person of people.filter((one) => one !== author())) {
      const theirs = templatesOf(person, kind, agency)
      for (const id of [secret, removed]) {
        const answers = {
          list: await theirs.list(),
          get: await theirs.call('GET', `/${id}`),
          weddings: await theirs.call('GET', `/${id}/weddings`),
          versions: await theirs.versions(id),
          version: await theirs.version(id, 1),
          share: await theirs.share(id, false),
          keep: await theirs.share(id, true),
          save: await theirs.save(id, 'Pisada', `${NAME} 2`),
          remove: await theirs.remove(id),
          restore: await theirs.call('POST', `/${id}/restore`),
          add: await theirs.add(id, 'Pisada', false),
        }
        for (const [act, { body }] of Object.entries(answers))
          expect(JSON.stringify(body) ?? '', `${person.name} ${act}`).not.toContain(NAME)
        expect(answers.version.status).toBeGreaterThanOrEqual(400)
        expect(answers.share.status).toBeGreaterThanOrEqual(400)
        const added = answers.add.body as { id?: string } | undefined
        if (kind.isOfTasks && added?.id) {
          expect(added.id).not.toBe(id)
          await theirs.remove(added.id)
        } else expect(answers.add.status).toBeGreaterThanOrEqual(400)
      }
    }
    const after = await state()
    if (kind.isOfTasks) {
      // One that they have made under the same id is a shared one with an id of its own, which is removed.
      const isOwn = ({ name }: { name: string }) => name !== 'Pisada'
      after[0] = after[0].filter(isOwn)
      before[0] = before[0].filter(isOwn)
    }
    expect(after).toEqual(before)
  })

  it('become shared with their versions', async () => {
    const id = uuidv7()
    await own().add(id, 'Primera', true)
    await own().save(id, 'Segunda', 'Primera')
    expect((await own().share(id, false)).body).toEqual({ isPrivate: false, mayMakePrivate: true })
    const theirs = templatesOf(colleagueOfAuthor(), kind, agency)
    expect((await theirs.versions(id)).body).toHaveLength(2)
    expect(await namesOf(colleagueOfAuthor())).toContain('Segunda')
  })

  it('are taken from the team by who made them and by owners alone', async () => {
    const byFounder = uuidv7()
    await templatesOf(cast.elena, kind, agency).add(byFounder, 'De Elena')
    if (!kind.isForOwners) {
      const refused = await own().share(byFounder, true)
      expect(refused).toMatchObject({ status: 409, body: { code: 'TEMPLATE_STAYS_SHARED' } })
    }
    const made = uuidv7()
    await own().add(made, 'Mía al fin')
    expect((await own().share(made, true)).body.isPrivate).toBe(true)
    expect(await namesOf(colleagueOfAuthor())).not.toContain('Mía al fin')
    expect((await templatesOf(colleagueOfAuthor(), kind, agency).versions(made)).body).toEqual([])
    await own().share(made, false)
    expect((await templatesOf(cast.elena, kind, agency).share(made, true)).status).toBe(200)
    expect(await namesOf(author())).not.toContain('Mía al fin')
    await templatesOf(cast.elena, kind, agency).share(made, false)
  })

  it('that are removed come back as they were', async () => {
    const id = uuidv7()
    await own().add(id, 'Vuelve', true)
    await own().remove(id)
    const back = kind.isOfTasks ? await own().call('POST', `/${id}/restore`) : await own().add(id, 'Vuelve')
    expect(back.body.sharing.isPrivate).toBe(true)
    expect(await namesOf(colleagueOfAuthor())).not.toContain('Vuelve')
  })

  it('go with who leaves, with their versions; the shared ones stay', async () => {
    const leaver = await colleague(app, cast.elena, 'Leo Gil', kind.isForOwners ? 'owner' : 'coordinator')
    const there = templatesOf(leaver, kind, agency)
    const here = templatesOf(leaver, kind)
    const [secret, shared, twice] = [uuidv7(), uuidv7(), uuidv7()]
    await there.add(secret, 'La de Leo', true)
    await there.save(secret, 'La de Leo 2', 'La de Leo')
    await there.add(shared, 'La del equipo')
    await there.add(twice, 'Con el mismo id', true)
    await here.add(twice, 'La de antes')
    expect((await leaver.post(`${agencyOf(cast.elena)}/leave`)).status).toBe(200)
    expect((await there.list()).body.code).toBe('AGENCY_NOT_FOUND')
    const taken = (await here.list()).body as { id: string; name: string }[]
    expect(taken.map(({ name }) => name).sort()).toEqual(['Con el mismo id', 'La de Leo 2', 'La de antes'])
    expect((await here.versions(secret)).body).toHaveLength(2)
    expect((await here.versions(taken.find(({ name }) => name === 'Con el mismo id')!.id)).body).toHaveLength(
      1,
    )
    expect(await namesOf(cast.elena)).toContain('La del equipo')
    expect((await templatesOf(cast.elena, kind, agency).versions(secret)).body).toEqual([])
  })

  it('are with who is removed at once, and back when that is taken back', async () => {
    const removed = await colleague(app, cast.elena, 'Tina Paz', kind.isForOwners ? 'owner' : 'coordinator')
    const id = uuidv7()
    await templatesOf(removed, kind).add(uuidv7(), 'Siempre suya')
    await templatesOf(removed, kind, agency).add(id, 'La de Tina', true)
    await cast.elena.delete(`${agencyOf(cast.elena)}/people/${removed.userId}`)
    const there = async (business?: string) =>
      ((await templatesOf(removed, kind, business).list()).body as { name: string }[]).map(({ name }) => name)
    expect((await there()).sort()).toEqual(['La de Tina', 'Siempre suya'])
    await cast.elena.post(`${agencyOf(cast.elena)}/people/${removed.userId}/restore`)
    expect(await there()).toEqual(['Siempre suya'])
    expect(await there(agency)).toContain('La de Tina')
    expect(await namesOf(cast.elena)).not.toContain('La de Tina')
  })

  it('are counted apart: many of one person’s own leave room for the others', async () => {
    const founder = await signedUp(app, 'Eva Jefa', 'planner')
    const person = await colleague(app, founder, 'Pia Sol', kind.isForOwners ? 'owner' : 'coordinator')
    const theirs = templatesOf(person, kind, founder.userId)
    let added = 0
    while ((await theirs.add(uuidv7(), `Número ${added}`, true)).status < 300) added += 1
    expect(added).toBeGreaterThan(5)
    const shared = uuidv7()
    expect((await theirs.add(shared, 'De todos')).status).toBeLessThan(300)
    expect((await theirs.share(shared, true)).body).toMatchObject({ code: 'TOO_MANY_SHARED_TEMPLATES' })
    expect((await theirs.list()).body).toHaveLength(added + 1)
    expect((await templatesOf(founder, kind).list()).body).toHaveLength(1)
  })
})

describe('what is one person’s own', () => {
  const ofTasks = TEMPLATE_KINDS[0]!

  it('stays it in a business of theirs where others work too', async () => {
    const leaver = await colleague(app, cast.elena, 'Noa Ríos', 'coordinator')
    await colleague(app, leaver, 'Unai Roy', 'coordinator')
    const [secret, vendor] = [uuidv7(), uuidv7()]
    await templatesOf(leaver, ofTasks, agency).add(secret, 'La de Noa', true)
    const book = '/api/planner/vendor-book'
    const inAgency = { [BUSINESS_HEADER]: agency }
    await leaver.call(
      'POST',
      book,
      { vendors: [{ id: vendor, name: 'DJ de Noa', isPrivate: true }] },
      inAgency,
    )
    await leaver.post(`${agencyOf(cast.elena)}/leave`)
    const [taken] = (await templatesOf(leaver, ofTasks).list()).body
    expect(taken).toMatchObject({ id: secret, sharing: { isPrivate: true } })
    expect((await leaver.get(book)).body.vendors).toMatchObject([{ id: vendor, isPrivate: true }])
  })

  it('is in the copy of their data, and in that of nobody else', async () => {
    const author = await colleague(app, cast.elena, 'Ada Rey', 'owner')
    for (const kind of TEMPLATE_KINDS)
      await templatesOf(author, kind, agency).add(uuidv7(), `De Ada ${kind.kind}`, true)
    const ownOf = async (userId: string) => JSON.stringify(await readOwnRows(app.db, userId))
    const [hers, founders] = [await ownOf(author.userId), await ownOf(agency)]
    for (const { kind } of TEMPLATE_KINDS) {
      expect(hers).toContain(`De Ada ${kind}`)
      expect(founders).not.toContain(`De Ada ${kind}`)
    }
  })

  it('outlives the agency that ends', async () => {
    const founder = await signedUp(app, 'Paz Fin', 'planner')
    const person = await colleague(app, founder, 'Leo Mar', 'owner')
    for (const kind of TEMPLATE_KINDS) {
      await templatesOf(person, kind, founder.userId).add(uuidv7(), 'Sigue', true)
      await templatesOf(person, kind, founder.userId).add(uuidv7(), 'Del equipo')
    }
    await app.db.transaction((tx) => endAgencyOf(tx, { now: () => new Date() }, founder.userId))
    for (const kind of TEMPLATE_KINDS)
      expect((await templatesOf(person, kind).list()).body).toMatchObject([
        { name: 'Sigue', sharing: { isPrivate: false } },
      ])
  })

  it('is of no account that is gone', async () => {
    const founder = await signedUp(app, 'Ema Paz', 'planner')
    const person = await colleague(app, founder, 'Gil Sol', 'owner')
    for (const kind of TEMPLATE_KINDS) {
      await templatesOf(person, kind, founder.userId).add(uuidv7(), 'Se va', true)
      await templatesOf(person, kind, founder.userId).add(uuidv7(), 'Se queda')
    }
    await app.db.transaction((tx) => forgetAuthor(tx, person.userId))
    for (const kind of TEMPLATE_KINDS)
      expect((await templatesOf(founder, kind).list()).body).toMatchObject([{ name: 'Se queda' }])
    for (const kind of TEMPLATE_KINDS)
      expect((await templatesOf(person, kind, founder.userId).list()).body).toMatchObject([
        { name: 'Se queda', sharing: { mayMakePrivate: true } },
      ])
  })
})
