import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import { catalogueComponents } from '#db/schema/catalogue.ts'
import { BUILT_IN_COMPONENTS } from '#domain/catalogue/built-in-components.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()
let lucia: Person
let path: string

beforeAll(() => {
  lucia = cast.lucia
})

beforeEach(async () => {
  path = `/api/weddings/${await lucia.createWedding()}/components`
})

const list = async () => (await lucia.get(path)).body as CatalogueComponent[]
const add = async (added: Record<string, unknown>) =>
  (await lucia.post(path, added)).body as CatalogueComponent

describe('the catalogue of a wedding', () => {
  it('is the built-in one from the start', async () => {
    expect(await list()).toEqual(
      BUILT_IN_COMPONENTS.map((component) => ({ ...component, custom: false, deleted: false })),
    )
  })

  it('has its own components behind, in the order they were made', async () => {
    await add({ name: 'Zancos' })
    await add({ name: 'Abanicos pintados' })
    const own = (await list()).slice(BUILT_IN_COMPONENTS.length)
    expect(own.map(({ name, custom }) => [name, custom])).toEqual([
      ['Zancos', true],
      ['Abanicos pintados', true],
    ])
  })

  it('keeps a component of its own under the key of one that became built-in later', async () => {
    const row = { id: uuidv7(), key: 'saxofonista', name: 'Saxo de Pepe', category: 'Ceremonia' } as const
    const weddingId = path.split('/')[3]!
    await app.platform.db.insert(catalogueComponents).values({ ...row, weddingId })
    const found = (await list()).filter(({ key }) => key === 'saxofonista')
    expect(found).toMatchObject([{ name: 'Saxo de Pepe', custom: true }])
  })

  it('keeps custom components to itself', async () => {
    await add({ name: 'Zancos' })
    const theirs = (await cast.noelia.get(`/api/weddings/${cast.otherWeddingId}/components`)).body
    expect(theirs).toHaveLength(BUILT_IN_COMPONENTS.length)
  })
})

describe('a custom component', () => {
  it('needs a name only: its key comes from it and its category is Personalizado', async () => {
    const answer = await lucia.post(path, { name: '  Quiosco de ¡Helados! Ñam ' })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        key: 'quiosco-de-helados-nam',
        name: 'Quiosco de ¡Helados! Ñam',
        description: null,
        category: 'Personalizado',
        custom: true,
      },
    })
    expect(await list()).toContainEqual(answer.body)
  })

  it('has the description and the category it is given', async () => {
    const added = { name: 'Sillas', description: 'De tijera', category: 'Ceremonia & Banquete' }
    expect(await add(added)).toMatchObject(added)
  })

  it('gets a number when the key is taken, by the catalogue or by another', async () => {
    expect(await add({ name: 'Catering' })).toMatchObject({ key: 'catering-2', name: 'Catering' })
    expect(await add({ name: 'CÁTERING' })).toMatchObject({ key: 'catering-3' })
    expect(await add({ name: 'Catering 2' })).toMatchObject({ key: 'catering-2-2' })
  })

  it('of the same name by many at once gets as many keys', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => lucia.post(path, { name: 'Globos rojos' })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.key)).size).toBe(8)
  })

  it('is made once, however often its id is sent', async () => {
    const id = uuidv7()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => lucia.post(path, { id, name: 'Zancos' })),
    )
    expect(new Set(answers.map(({ body }) => body.key))).toEqual(new Set(['zancos']))
    expect(await list()).toHaveLength(BUILT_IN_COMPONENTS.length + 1)
  })

  it.each([
    ['no name', {}],
    ['a blank name', { name: '  ' }],
    ['a name over 80 characters', { name: 'a'.repeat(81) }],
    ['a description over 200', { name: 'Zancos', description: 'a'.repeat(201) }],
    ['a category that is none', { name: 'Zancos', category: 'Otros' }],
    ['a NUL', { name: 'Zan\u0000cos' }],
  ])('with %s is refused', async (_, added) => {
    expect(await lucia.post(path, added)).toMatchObject({ status: 400 })
    expect(await list()).toHaveLength(BUILT_IN_COMPONENTS.length)
  })
})

describe('a component the wedding made', () => {
  it('is renamed and moved, and the vendors that have it go with it', async () => {
    const { key } = await add({ name: 'Hora loca' })
    const vendors = path.replace('components', 'vendors')
    await lucia.post(vendors, { vendorType: key, name: 'Batucada Sur' })
    const answer = await lucia.patch(`${path}/${key}`, {
      name: 'Batucada',
      category: 'Música & Entretenimiento',
    })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        key,
        name: 'Batucada',
        description: null,
        category: 'Música & Entretenimiento',
        deleted: false,
      },
    })
    expect((await list()).at(-1)).toEqual(answer.body)
    expect((await lucia.get(vendors)).body).toMatchObject([{ vendorType: key, name: 'Batucada Sur' }])
    expect((await lucia.patch(`${path}/${key}`, {})).body).toEqual(answer.body)
    expect((await lucia.patch(`${path}/${key}`, { name: '  ' })).status).toBe(400)
  })

  it('is deleted, and vendors that have it keep its name and can still be brought back', async () => {
    const { key } = await add({ name: 'Hora loca' })
    const vendors = path.replace('components', 'vendors')
    const { body: vendor } = await lucia.post(vendors, { vendorType: key, name: 'Batucada Sur' })
    expect(await lucia.delete(`${path}/${key}`)).toMatchObject({ status: 200, body: { removed: true } })
    expect((await list()).at(-1)).toMatchObject({ key, name: 'Hora loca', deleted: true })
    await lucia.delete(`${vendors}/${vendor.id}`)
    const { createdAt: _at, fileCount: _files, commentCount: _comments, ...whole } = vendor
    expect(await lucia.post(vendors, whole)).toMatchObject({ status: 201, body: { name: 'Batucada Sur' } })
    expect((await lucia.delete(`${path}/${key}`)).status).toBe(404)
    expect((await lucia.patch(`${path}/${key}`, { name: 'Otra' })).status).toBe(404)
  })

  it('leaves nothing behind when no vendor has it, and its name can be used again', async () => {
    const { key } = await add({ name: 'Hora loca' })
    await lucia.delete(`${path}/${key}`)
    expect(await list()).toHaveLength(BUILT_IN_COMPONENTS.length)
    expect(await add({ name: 'Hora loca' })).toMatchObject({ name: 'Hora loca', deleted: false })
  })

  it('is its wedding’s own: built-in ones and those of others are neither renamed nor deleted', async () => {
    const { key } = await add({ name: 'Hora loca' })
    const theirs = `/api/weddings/${cast.otherWeddingId}/components/${key}`
    for (const address of [`${path}/dj`, `${path}/no-hay`]) {
      expect((await lucia.patch(address, { name: 'Mío' })).status).toBe(404)
      expect((await lucia.delete(address)).status).toBe(404)
    }
    expect((await cast.noelia.delete(theirs)).status).toBe(404)
    expect((await lucia.delete(theirs)).status).toBe(404)
    expect((await list()).at(-1)).toMatchObject({ name: 'Hora loca', deleted: false })
  })
})
