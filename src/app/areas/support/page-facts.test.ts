import { expect, it } from 'vitest'
import { pageName } from './page-facts.ts'

it.each([
  ['/app/couple/0198c0de-0000-7000-8000-00000000da1a/guests', 'Invitados'],
  ['/app/couple/0198c0de-0000-7000-8000-00000000da1a/day-b', 'Agenda'],
  ['/app/couple/0198c0de-0000-7000-8000-00000000da1a', 'Mi boda'],
  ['/app/couple/0198c0de-0000-7000-8000-00000000da1a/catering', 'Catering'],
  ['/app/planner/0198c0de-0000-7000-8000-00000000da1a/billing', 'Facturación'],
  ['/app/planner/0198c0de-0000-7000-8000-00000000da1a/', 'Dashboard'],
  ['/app/profile', 'Tu perfil'],
  ['/app/nada/de/nada', 'Otra página'],
])('%s is told as %s, without the wedding', (path, name) => {
  expect(pageName(path)).toBe(name)
})
