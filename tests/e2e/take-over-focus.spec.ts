import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, createWedding, DESKTOP, hydrated, PHONE, signedUp } from '../support/journeys/journey.ts'

/** A field that the server draws, on the screen of an address. */
type Place = { path: string; field: (page: Page) => Locator }

const textbox = (name: string | RegExp) => (page: Page) => page.getByRole('textbox', { name }).first()
const searchbox = (name: string | RegExp) => (page: Page) => page.getByRole('searchbox', { name }).first()

/** A wedding with something of everything that has fields. */
async function places(page: Page): Promise<{ desk: Place[]; phone: Place[] }> {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', '2199-04-10')
  const at = `/weddings/${weddingId}`
  await call(page.request, 'POST', `${at}/guests`, { fullName: 'Carmen Aguirre' })
  const vendor = await call<{ id: string }>(page.request, 'POST', `${at}/vendors`, {
    name: 'La Alacena',
    vendorType: 'catering',
  })
  await call(page.request, 'POST', `${at}/agenda/days`, { name: 'Boda', date: '2199-04-10', items: [] })
  const top = `/app/couple/${weddingId}`
  const shared: Place[] = [
    { path: `${top}/guests`, field: searchbox('Buscar invitados') },
    { path: '/app/profile', field: textbox('Nombre completo') },
  ]
  return {
    desk: [
      ...shared,
      { path: `${top}/guests`, field: textbox(/^Nombre del nuevo|^Nombre completo/) },
      { path: `${top}/vendors`, field: searchbox('Buscar componente') },
      { path: `${top}/vendors?proveedor=${vendor.id}`, field: searchbox('Buscar componente') },
      { path: `${top}/day-b`, field: textbox('Nuevo momento') },
    ],
    phone: shared,
  }
}

for (const [device, viewport] of Object.entries({ desk: DESKTOP, phone: PHONE })) {
  test(`at ${device} the focus and the caret stay where they are when the script takes a screen over`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const all = await places(page)
    await page.goto('/app/profile')
    for (const { path, field } of all[device as keyof typeof all]) {
      await test.step(path, async () => {
        let release = () => {}
        const held = new Promise<void>((resolve) => {
          release = resolve
        })
        await page.route('**/assets/*.js', async (route) => {
          await held
          await route.continue()
        })
        // A draft typed into the same screen before would come back.
        await page.evaluate(() => sessionStorage.clear())
        await page.goto(path, { waitUntil: 'commit' })
        const typedInto = field(page)
        await typedInto.focus()
        await page.keyboard.insertText('abc')
        const caret = await typedInto.evaluate((input: HTMLInputElement) => {
          input.setSelectionRange(1, 1)
          return input.selectionStart
        })
        release()
        await hydrated(page)
        await page.unroute('**/assets/*.js')
        await expect(typedInto).toBeFocused()
        const now = () => typedInto.evaluate((input: HTMLInputElement) => [input.value, input.selectionStart])
        expect(await now()).toEqual([expect.stringContaining('abc'), caret])
        await page.keyboard.insertText('X')
        expect(await now()).toEqual([expect.stringContaining('aXbc'), 2])
      })
    }
  })
}
