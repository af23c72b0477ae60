import { describe, expect, it } from 'vitest'
import { appPathOf, ownerOfPath } from './asked-path.ts'

it.each(['/app/profile', '/app/couple/x/guests?destacar=1#a', '/app/planner/w/x'])(
  '%s is a page of the app',
  (path) => {
    expect(appPathOf(path)).toBe(path)
  },
)

it.each([
  '/app',
  '/login',
  '//app/profile',
  '/app/../login',
  '/app/%2e%2e/login',
  '/application',
  'https://elsewhere.example/app/profile',
  '/\\elsewhere.example/app/',
  'javascript:alert(1)',
  '',
])('«%s» is none', (path) => {
  expect(appPathOf(path)).toBeNull()
})

it('an address carries no line break and no letter that a header could not', () => {
  expect(appPathOf('/app/x\r\nset-cookie: a=b')).toBe('/app/xset-cookie:%20a=b')
  expect(appPathOf('/app/x?a=ñ')).toBe('/app/x?a=%C3%B1')
})

describe('the owner of a page', () => {
  const id = '0198c0de-0000-7000-8000-00000000000a'

  it.each([`/app/couple/${id}`, `/app/couple/${id}/guests?x=1`, `/app/planner/w/${id.toUpperCase()}`])(
    '%s is a page of a wedding',
    (path) => {
      expect(ownerOfPath(path)).toEqual({ weddingId: id })
    },
  )

  it('a page of the dashboard is one of its planner', () => {
    expect(ownerOfPath('/app/planner/p-1/branding')).toEqual({ plannerId: 'p-1' })
  })

  it.each(['/app/profile', '/app/couple', '/app/couple/guests', '/app/planner'])('%s has none', (path) => {
    expect(ownerOfPath(path)).toBeNull()
  })
})
