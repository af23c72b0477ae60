import type { Page } from '@playwright/test'
import type { Timed } from './inp.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Acts as a couple with its guest list: the flat table, its filters, the families, and what is sent to them. */
export async function onGuests(page: Page, timed: Timed): Promise<void> {
  await timed('press the search', page.getByRole('searchbox'))
  await timed('search', 'lasa')
  await timed('empty the search', ['Escape'])
  await timed('filter by answer', page.locator('label').filter({ hasText: 'Pendiente' }))
  await timed('show all', page.locator('label').filter({ hasText: 'Todos' }))
  await timed('type into a cell', page.locator('input[data-cell$=" notes"]').first())
  await timed('letters in a cell', 'trona')
  await timed('leave the cell', ['Tab'])
  await timed('open the filters', page.getByRole('button', { name: 'Filtros y columnas' }))
  const filters = dialog(page, 'Filtros y columnas')
  await timed('a column', filters.getByRole('checkbox', { name: 'Menú' }))
  await timed('take it away', filters.getByRole('checkbox', { name: 'Menú' }))
  await timed('open a filter', filters.getByRole('button', { name: /Familia/ }))
  await timed('choose in a filter', page.getByRole('option', { name: 'Vienen en familia' }))
  await timed('no filter', filters.getByRole('button', { name: 'Quitar filtros' }))
  await timed('close the filters', ['Escape'])
  await timed('by families', page.getByRole('button', { name: 'Por familias' }))
  await page.getByRole('checkbox', { name: 'Seleccionar todas las familias' }).waitFor()
  await timed('select all', page.getByRole('checkbox', { name: 'Seleccionar todas las familias' }))
  await timed('edit all', page.getByRole('button', { name: 'Editar', exact: true }))
  await timed('close editing', ['Escape'])
  await timed('end the selection', page.getByRole('button', { name: 'Terminar la selección' }))
  await timed('select one', page.locator('[data-family] input[type=checkbox]').nth(1))
  await timed('take it back', ['Escape'])
  await timed('see the suggestions', page.getByRole('button', { name: 'Ver propuesta' }))
  await timed('close the suggestions', ['Escape'])
  await timed('open a family', page.locator('[data-family-button]').nth(1))
  await timed('close the family', ['Escape'])
  await timed('flat again', page.getByRole('button', { name: 'Por familias' }))
  await timed('send', page.getByRole('button', { name: 'Enviar invitaciones' }))
  for (const tab of ['Email', 'QR', 'Recordar', 'La invitación', 'WhatsApp'])
    await timed(`tab ${tab}`, page.getByRole('tab', { name: new RegExp(`^${tab}`) }))
  await timed('close sending', ['Escape'])
}

/** The reads of the screens of guests, by their names here. */
export const GUEST_READS: Record<string, (weddingId: string) => string> = {
  'guest list': (id) => `/api/weddings/${id}/guests`,
  'counts of it': (id) => `/api/weddings/${id}/guests/summary`,
  households: (id) => `/api/weddings/${id}/households`,
  'answers over time': (id) => `/api/weddings/${id}/households/progress`,
  'catering sheet': (id) => `/api/weddings/${id}/catering`,
  'first screen, guests': (id) => `/app/couple/${id}/guests`,
  'first screen, home': (id) => `/app/couple/${id}`,
}
