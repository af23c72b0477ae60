import { expect, it } from 'vitest'
import { PRESET_PERMISSIONS } from '#domain/members/permissions.ts'
import { accessInWords } from './access-in-words.ts'

const { couple, family, viewer } = PRESET_PERMISSIONS

it.each([
  [couple, 'Edita todo'],
  [family, 'Edita invitados; ve tareas, inspiración y agenda'],
  [viewer, 'Ve 6 secciones'],
  [
    { ...viewer, tasks: 'none', vendors: 'none', guests: 'none', transport: 'none' } as const,
    'Ve inspiración y agenda',
  ],
  [
    { ...family, tasks: 'none', guests: 'none', inspiration: 'none', agenda: 'none' } as const,
    'No ve ninguna sección',
  ],
])('says what a member may do', (permissions, words) => {
  expect(accessInWords(permissions)).toBe(words)
})
