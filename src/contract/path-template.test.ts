import { expect, test } from 'vitest'
import { aroundParameter, pathParameters, routerPattern } from './path-template.ts'

const PATH = '/weddings/{weddingId}/vendors/{vendorId}'

test('the parameters of a path are named in order', () => {
  expect(pathParameters(PATH)).toEqual(['weddingId', 'vendorId'])
  expect(pathParameters('/planners')).toEqual([])
})

test('a path becomes a pattern of the router', () => {
  expect(routerPattern(PATH)).toBe('/weddings/:weddingId/vendors/:vendorId')
})

test('a path with one parameter is split around it', () => {
  expect(aroundParameter('/api/weddings/{weddingId}/guests')).toEqual({
    before: '/api/weddings/',
    after: '/guests',
  })
  expect(aroundParameter('/weddings/{weddingId}')).toEqual({ before: '/weddings/', after: '' })
})

test('a path with no or several parameters is not split', () => {
  expect(() => aroundParameter(PATH)).toThrow(PATH)
  expect(() => aroundParameter('/planners')).toThrow('/planners')
})
