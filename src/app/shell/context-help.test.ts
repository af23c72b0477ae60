import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contextHelp } from './context-help.ts'

const pagesOf = (folder: string) =>
  readdirSync(`src/app/routes/app/${folder}`)
    .map((name) => name.replace(/\.tsx$/, ''))
    .filter((name) => name !== 'route' && !name.startsWith('-'))

describe('context help', () => {
  it.each([
    ...pagesOf('couple/$wid').map((page) => `/app/couple/w1/${page}`),
    ...pagesOf('planner/$pid').map((page) => `/app/planner/p1/${page}`),
    '/app/profile',
    '/app/notifications',
  ])('stands on %s', (path) => {
    const help = contextHelp(path.replace(/\/index$/, ''))
    expect(help).toMatchObject({
      question: expect.stringMatching(/^¿.+\?$/),
      href: expect.stringMatching(/^\/ayuda\//),
    })
  })

  it('of a tab that the address names is its own', () => {
    expect(contextHelp('/app/couple/w1/transport', 'lodging')?.href).toBe('/ayuda/alojamiento')
    expect(contextHelp('/app/couple/w1/transport')?.href).toBe('/ayuda/autobuses')
    expect(contextHelp('/app/couple/w1/budget', 'payments')?.href).toBe('/ayuda/presupuesto')
  })

  it('is not on pages that are help themselves', () => {
    expect(contextHelp('/app/help')).toBeNull()
    expect(contextHelp('/ayuda')).toBeNull()
  })
})
