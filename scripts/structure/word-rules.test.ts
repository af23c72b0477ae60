import { expect, test } from 'vitest'
import { readModules } from './modules.ts'
import { glossaryWords } from './word-rules.ts'
import { writtenTexts } from './written-texts.ts'

const faultsIn = (path: string, text: string) => glossaryWords(readModules({ [path]: text }))

test('the texts of a file are its strings, its templates and its markup, with what is filled in', () => {
  const source = `
const a = 'Hola'
const b = \`Faltan \${days} días\`
const c = <p>
  Quedan {days}&nbsp;min
  de <b>Nuria</b>
</p>`
  expect(writtenTexts('a.tsx', source)).toEqual([
    { line: 2, text: 'Hola' },
    { line: 3, text: 'Faltan {} días' },
    { line: 4, text: 'Quedan {}\u00a0min de {}' },
    { line: 6, text: 'Nuria' },
  ])
})

test.each([
  ["const a = 'Borrar la carpeta'", 'eliminar'],
  ["const a = 'Pulsa Enter para guardar'", 'Intro'],
  ["const a = 'Tu correo electrónico'", 'email for the address'],
  ["const a = 'Para los novios'", 'quienes se casan'],
  ["const a = 'Vuelve a intentarlo de nuevo en 3 minutos'", 'dentro de'],
  ["const a = 'El archivo no es válido: formato inválido'", 'what helps'],
  ["const a = 'Cuesta 19 €'", 'non-breaking'],
  ['const a = <p>Un {share} % menos</p>', 'non-breaking'],
  ["const a = 'Este elemento'", 'proveedor'],
])('%s is a fault', (text, instead) => {
  expect(faultsIn('src/app/areas/guests/words.tsx', text)).toEqual([
    { path: 'src/app/areas/guests/words.tsx:1', cure: expect.stringContaining(instead) },
  ])
})

test('the money of a vendor is a cost; what the couple wants to spend is the budget', () => {
  const text = "const a = 'Escribe su presupuesto'"
  expect(faultsIn('src/app/areas/vendors/panel/cost-field.tsx', text)).toHaveLength(1)
  expect(faultsIn('src/app/areas/budget/total-budget.tsx', text)).toEqual([])
})

test.each([
  "const a = 'No hay elementos en esta sección.'",
  "const a = 'Guardar como borrador'",
  "const a = event.key === 'Enter'",
  "const a = 'traje-de-novio'",
  "const a = 'flex gap-3 px-6 h-8 min-w-0'",
  "const a = 'Cuesta 19\\u00a0€'",
  "const a = 'Empieza gratis en 2 minutos.'",
])('%s is none', (text) => {
  expect(faultsIn('src/app/areas/guests/words.tsx', text)).toEqual([])
})

test('words that people bring are read as they are', () => {
  expect(faultsIn('src/domain/guest-import/guest-list/headings.ts', "const a = 'novia novio'")).toEqual([])
})
