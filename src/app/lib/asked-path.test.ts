import { expect, it } from 'vitest'
import { isAppPath } from './asked-path.ts'

it.each(['/app/profile', '/app/couple/x/guests?destacar=1#a', '/app/planner/w/x'])(
  '%s is a page of the app',
  (path) => {
    expect(isAppPath(path)).toBe(true)
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
  expect(isAppPath(path)).toBe(false)
})
