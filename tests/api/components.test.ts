import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CatalogueComponent } from '#contract/components.ts'
import { BUILT_IN_COMPONENTS } from '#domain/built-in-components.ts'
import { type Cast, gatherCast } from '../support/cast.ts'
import type { Person } from '../support/person.ts'
import { useTestApp } from '../support/test-app.ts'

const app = useTestApp()
let cast: Cast
let lucia: Person
let path: string

beforeAll(async () => {
  cast = await gatherCast(app)
  lucia = cast.lucia
})

beforeEach(async () => {
  path = `/api/weddings/${await lucia.createWedding()}/components`
})

const list = async () => (await lucia.get(path)).body as CatalogueComponent[]
const add = async (draft: Record<string, unknown>) =>
  (await lucia.post(path, draft)).body as CatalogueComponent

describe('the catalogue of a wedding', () => {
  it('is the built-in one from the start', async () => {
    expect(await list()).toEqual(BUILT_IN_COMPONENTS.map((component) => ({ ...component, custom: false })))
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
    const draft = { name: 'Sillas', description: 'De tijera', category: 'Ceremonia & Banquete' }
    expect(await add(draft)).toMatchObject(draft)
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
  ])('with %s is refused', async (_, draft) => {
    expect(await lucia.post(path, draft)).toMatchObject({ status: 400 })
    expect(await list()).toHaveLength(BUILT_IN_COMPONENTS.length)
  })
})
