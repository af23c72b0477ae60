import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { call, createWedding, DESKTOP, PHONE, signedUp, takenOver, watchConsole } from '../support/journey.ts'

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the app goes on with the screens that the server has drawn', { tag: '@core' }, async ({ page }) => {
      await signedUp(page, 'Lucía Herrera', 'couple')
      const weddingId = await weddingWithGuests(page, 40)
      for (const vendorType of ['catering', 'fotografia']) {
        await call(page.request, 'POST', `/weddings/${weddingId}/vendors`, { vendorType })
      }
      const complaints = watchConsole(page)
      const home = `/app/couple/${weddingId}`
      const sections = ['', '/guests', '/vendors', '/budget', '/day-b'].map((section) => home + section)
      for (const path of [...sections, '/app/notifications', '/app/profile']) {
        await page.goto(path)
        await expect(page.locator('#root[data-drawn-at]')).toHaveCount(1)
        await takenOver(page)
        expect(complaints, path).toEqual([])
      }
    })

    test('what is drawn for the other width never shows', async ({ page }) => {
      await signedUp(page, 'Lucía Herrera', 'couple')
      const weddingId = await weddingWithGuests(page, 3)
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(`/app/couple/${weddingId}/guests`)
      await expect(page.getByText('Invitada 2')).toBeVisible({ visible: viewport === PHONE })
      await expect(page.getByRole('table', { name: 'Invitados' })).toHaveCount(viewport === PHONE ? 0 : 1)
      await expect(page.getByRole('list', { name: 'Invitados' })).toHaveCount(viewport === PHONE ? 1 : 0)
    })
  })
}

test('what is pressed and typed before the app has come is not lost', { tag: '@core' }, async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await weddingWithGuests(page, 3)
  const release = await scriptHeld(page)
  await page.goto(`/app/couple/${weddingId}/guests`, { waitUntil: 'commit' })
  const search = page.getByRole('searchbox', { name: 'Buscar invitados' })
  await search.click()
  await search.pressSequentially('Invitada 1')
  await page.getByRole('button', { name: 'Añadir invitado' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Añadir invitado' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: 'Invitada 1' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Invitada 2' })).toHaveCount(0)
})

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px, before the script`, () => {
    test.use({ viewport })

    test('the focus and the caret stay where they are when the app takes over', async ({ context, page }) => {
      await signedUp(page, 'Lucía Herrera', 'couple')
      const weddingId = await weddingWithGuests(page, 3)
      const vendor = { vendorType: 'catering' }
      const { id } = await call<{ id: string }>(
        page.request,
        'POST',
        `/weddings/${weddingId}/vendors`,
        vendor,
      )
      const home = `/app/couple/${weddingId}`
      const sections = [
        '',
        '/guests',
        '/vendors',
        '/budget',
        '/inspiration',
        '/day-b',
        '/members',
        '/catering',
      ]
      const paths = [...sections, `/vendors?proveedor=${id}`, '/style', '/answers'].map((path) => home + path)
      let fields = 0
      for (const path of [...paths, '/app/couple', '/app/notifications', '/app/profile']) {
        const screen = await context.newPage()
        const release = await scriptHeld(screen)
        await screen.goto(path, { waitUntil: 'commit' })
        await expect(screen.locator('#root[data-drawn-at] main')).toBeVisible()
        const isField = await startInTheMiddle(screen)
        // As the keyboard of a phone writes: with the text alone, and no key.
        if (isField) await screen.keyboard.insertText('xy')
        const before = await whereOneIs(screen)
        release()
        await takenOver(screen)
        await expect.poll(() => whereOneIs(screen), path).toEqual(before)
        if (isField) {
          fields++
          await screen.keyboard.insertText('z')
          expect((await whereOneIs(screen)).text, path).toBe(before.text.replace('xy', 'xyz'))
        }
        await screen.close()
      }
      expect(fields).toBeGreaterThan(3)
    })
  })
}

test('the branch that the server has drawn stays, until the day is another', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await page.goto(`/app/couple/${weddingId}`)
  await takenOver(page)
  const nodes = page.locator('main .bloom-node')
  await expect(nodes).toHaveCount(12)
  const first = () => nodes.first().evaluate((node) => node.innerHTML)
  const green = await first()
  await call(page.request, 'PATCH', `/weddings/${weddingId}`, { eventDate: '2199-04-10' })
  await expect.poll(first).not.toBe(green)
  await expect(nodes).toHaveCount(12)
})

/** Holds the scripts of the page until what this gives is called. */
async function scriptHeld(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Focuses the first field of text on the page, its caret in the middle, or else the last control. Gives if it is a field. */
const startInTheMiddle = (page: Page) =>
  page.evaluate(() => {
    const inSight = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`main ${selector}`)].filter((one) => one.checkVisibility())
    const TEXT = ':is(textarea, input:is([type=text], [type=search])):not([readonly], :disabled)'
    const field = inSight(TEXT)[0] as HTMLInputElement | undefined
    const start = field ?? inSight(':is(a, button:not(:disabled))').at(-1)
    start?.focus()
    field?.setSelectionRange(Math.floor(field.value.length / 2), Math.floor(field.value.length / 2))
    Object.assign(window, { startedAt: document.activeElement })
    return field !== undefined
  })

/** Whether the focus is in the element that was chosen, what it holds and where the caret is. */
const whereOneIs = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement
    const isThere = at === (window as unknown as { startedAt: Element }).startedAt
    return { isThere, caret: at.selectionStart ?? null, text: at.value ?? '' }
  })

async function weddingWithGuests(page: Page, count: number): Promise<string> {
  const weddingId = await createWedding(page)
  const guests = Array.from({ length: count }, (_, at) => ({
    fullName: `Invitada ${at}`,
    email: null,
    rsvp: null,
    notes: null,
  }))
  await call(page.request, 'POST', `/weddings/${weddingId}/guests/import`, { mode: 'append', guests })
  return weddingId
}
