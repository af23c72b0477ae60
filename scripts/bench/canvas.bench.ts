// How long a person with a slow computer waits for an answer on a canvas of 500 vendors: the interactions of the Event
// Timing API at a quarter of the processor, on a desktop and on a phone, or on one of them (`npm run bench canvas phone`).
// Needs a build and Chromium, and a machine that has nothing else to do: beside it stands what an empty press costs.
import type { Locator, Page } from '@playwright/test'
import { BUILT_IN_COMPONENTS } from '#domain/catalogue/built-in-components.ts'
import { openBench } from './environment.ts'
import { measureInteractions, SCREENS, type Timed, wantedScreens } from './inp.ts'

const VENDORS = 500
const PORT = 3985
const ORIGIN = `http://localhost:${PORT}`
const STATUS = /^(Confirmar proveedor|Desmarcar confirmado)$/

const bench = await openBench()
try {
  await bench.startServer({ port: PORT })
  const browser = await bench.startChromium()
  for (const screen of wantedScreens())
    await measureInteractions(browser, {
      title: `${screen}: ${VENDORS} vendors`,
      options: SCREENS[screen],
      walk: screen === 'desktop' ? onDesktop : onPhone,
      open: async (page: Page) => {
        await page.goto(`${ORIGIN}${await fullCanvas(page, screen)}`)
        await button(page, /^Abrir Proveedor/)
          .first()
          .waitFor()
      },
    })
} finally {
  await bench.close()
}

async function onDesktop(page: Page, timed: Timed, round: number) {
  const opener = (turn: number) => button(page, /^Abrir Proveedor/).nth(turn % 6)
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const fold = page.getByRole('region', { name: 'Canvas' }).getByRole('button', { name: /^Catering/ })
  const filter = page.locator('aside').getByRole('button', { name: /Categoría/ })

  await timed('open a vendor', opener(round))
  await timed('open another', opener(round + 1))
  await timed('press a field', field('Notas'))
  await timed('type in a field', 'Vegano para 12')
  await timed('press an amount', field('Coste'))
  await page.keyboard.press('Control+A')
  await timed('type an amount', `1.2${10 + round},50`)
  await timed('leave it with Enter', ['Enter'])
  await timed('confirm or reopen', button(page, STATUS))
  await timed('reopen or confirm', button(page, STATUS))
  for (const tab of [/^Archivos/, /^Conversación/, /^Detalles/]) {
    await timed('change the tab', page.getByRole('tab', { name: tab }))
  }
  await timed('close with Esc', ['Escape'])
  await opener(round).click()
  await timed('close with the cross', page.getByRole('button', { name: 'Cerrar', exact: true }))
  await timed('fold a category', fold)
  await timed('unfold a category', fold)
  await timed('press the search', page.getByRole('searchbox', { name: 'Buscar componente' }))
  await timed('search the catalogue', 'fotografo')
  await timed('empty the search', button(page, 'Vaciar la búsqueda'))
  await timed('open the filter', filter)
  const wanted = round % 2 ? 'Foto & Vídeo' : 'Todas las categorías'
  await timed('choose a category', page.getByRole('option', { name: wanted }))
  await timed('add a vendor', button(page, /^Añadir (otra vez )?/).nth(round))
  await timed('remove a vendor', button(page, /^Eliminar /))
  await timed('undo the removal', button(page, 'Deshacer'))
}

async function onPhone(page: Page, timed: Timed, round: number) {
  const sheet = page.getByRole('dialog')
  await timed('change the category', page.getByRole('tab').nth(1 + (round % 3)))
  await timed('open a vendor', button(page, /^Abrir Proveedor/))
  await sheet.waitFor()
  await timed('press a field', page.getByLabel('Proveedor', { exact: true }))
  await timed('type in a field', ' y Ana')
  await timed('confirm or reopen', button(page, STATUS))
  await timed('reopen or confirm', button(page, STATUS))
  await timed('close', sheet.getByRole('button', { name: 'Cerrar', exact: true }))
  await sheet.waitFor({ state: 'detached' })
  await timed('open the catalogue', button(page, 'Catálogo'))
  await sheet.waitFor()
  await timed('press the search', page.getByRole('searchbox', { name: 'Buscar componente' }))
  await timed('search the catalogue', 'fotografo')
  await timed('add a vendor', button(page, /^Añadir (otra vez )?/))
  await timed('close the catalogue', ['Escape'])
  await sheet.waitFor({ state: 'detached' })
  await timed('remove a vendor', button(page, /^Eliminar /))
}

function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name })
}

/** A wedding with five hundred vendors of every category, and the address of its canvas. */
async function fullCanvas(page: Page, screen: string): Promise<string> {
  const call = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await page.request.post(`${ORIGIN}/api${path}`, { data })
    if (!answer.ok()) throw new Error(await answer.text())
    return answer.json()
  }
  await call('/auth/sign-up/email', {
    name: 'Lucía Herrera',
    email: `${screen}@correo.example`,
    password: 'azahar-en-flor',
    role: 'couple',
  })
  const { id } = await call<{ id: string }>('/weddings', { name: 'Lucía & Martín' })
  for (let number = 0; number < VENDORS; number += 1) {
    await call(`/weddings/${id}/vendors`, {
      vendorType: BUILT_IN_COMPONENTS[number % BUILT_IN_COMPONENTS.length]!.key,
      name: `Proveedor ${number}`,
      cost: number * 10.5,
      status: number % 3 ? 'open' : 'closed',
      details: 'Viene con dos ayudantes y monta la tarde anterior.',
    })
  }
  return `/app/couple/${id}/vendors`
}
