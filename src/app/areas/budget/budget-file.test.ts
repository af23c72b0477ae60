import { read, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { budgetOf } from '#domain/budget/budget.ts'
import type { Component } from '#domain/catalogue/catalogue.ts'
import { budgetToCsv, budgetToXlsx } from './budget-file.ts'

const COMPONENTS: Component[] = [
  { key: 'catering', name: 'Catering', description: null, category: 'Catering & Bebida' },
  { key: 'dj', name: 'DJ', description: null, category: 'Música & Entretenimiento' },
]

const VENDORS = [
  { vendorType: 'dj', name: '=SUM(A1)', cost: 1200.5, status: 'open' as const },
  { vendorType: 'catering', name: 'La Alacena; Triana', cost: 9860, status: 'closed' as const },
]

const table = {
  budget: budgetOf(VENDORS, COMPONENTS),
  totalBudget: 30_000,
  componentName: (key: string) => COMPONENTS.find((component) => component.key === key)!.name,
}

test('the CSV lists every vendor with its status and amount, and the totals under them', () => {
  expect(budgetToCsv(table)).toBe(
    [
      '\uFEFFCategoría;Componente;Proveedor;Estado;Coste (€)',
      'Catering & Bebida;Catering;"La Alacena; Triana";Confirmado;9860',
      "Música & Entretenimiento;DJ;'=SUM(A1);Sin confirmar;1200,5",
      'Total confirmado;;;;9860',
      'Total sin confirmar;;;;1200,5',
      'Presupuesto total;;;;30000',
      '',
    ].join('\r\n'),
  )
})

test('no total is written when the couple has not set one', () => {
  expect(budgetToCsv({ ...table, totalBudget: null })).not.toContain('Presupuesto total')
})

test('the amounts of the Excel file are numbers that can be added up', async () => {
  const book = read(await budgetToXlsx(table))
  const rows = utils.sheet_to_json<unknown[]>(book.Sheets['Presupuesto']!, { header: 1 })
  expect(rows[1]).toEqual(['Catering & Bebida', 'Catering', 'La Alacena; Triana', 'Confirmado', 9860])
  expect(rows.at(-2)?.at(-1)).toBe(1200.5)
})
