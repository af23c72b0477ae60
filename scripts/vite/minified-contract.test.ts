import { contract } from 'virtual:contract'
import { contract as late } from 'virtual:late-contract'
import { expect, it } from 'vitest'
import { contract as whole } from '#contract/index.ts'
import { LATE_AREAS } from './minified-contract.ts'

it('parts the routes of the API in those of the start and those that come with the first call', () => {
  expect(Object.keys(late).sort()).toEqual([...LATE_AREAS].sort())
  expect(Object.keys({ ...contract, ...late }).sort()).toEqual(Object.keys(whole).sort())
  expect(Object.keys(contract).filter((area) => area in late)).toEqual([])
})

it('keeps method and path of a route that comes late', () => {
  const { method, path } = late.webhooks!.remove['~orpc'].route
  expect({ method, path }).toEqual({
    method: 'DELETE',
    path: whole.webhooks.remove['~orpc'].route.path,
  })
})
