import type { Page } from '@playwright/test'
import { DAY_MS } from '#domain/time/time.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignup,
  hydrated,
  newEmail,
  PHONE,
} from '../support/journeys/journey.ts'
import { type OwnServer, startOwnServer } from '../support/outside/own-server.ts'
import { StripeServer } from '../support/stripe/stripe-server.ts'

test.describe('the plan of a planner', () => {
  let daysAgo = 0
  const stripe = new StripeServer(() => new Date(Date.now() - daysAgo * DAY_MS))
  let server: OwnServer | undefined

  test.beforeAll(async () => {
    await stripe.start()
    server = await startOwnServer(stripe.environment())
  })
  test.afterAll(async () => {
    await server?.stop()
    stripe.stop()
  })
  test.use({ baseURL: undefined })

  const at = (path: string) => `${server!.url}${path}`

  /** Hands over everything that has happened at Stripe. */
  async function tell() {
    for (const event of stripe.account.events.splice(0)) {
      const { payload, headers } = stripe.signed(event)
      const answer = await fetch(at('/api/stripe/webhook'), { method: 'POST', headers, body: payload })
      expect(answer.status).toBe(200)
    }
  }

  async function createFrom(page: Page, name: string) {
    await page
      .getByRole('button', { name: /^(Crear|Nueva) boda$/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Una boda más' })
    await dialog.getByLabel('Nombre de la boda').fill(name)
    await dialog.getByRole('button', { name: 'Crear boda' }).click()
    return dialog
  }

  const signUpAt = async (page: Page) => {
    await page.goto(at('/signup'))
    await fillSignup(page, { name: 'Elena Montes', email: newEmail('elena'), role: 'planner' })
    await expect(page).toHaveURL(/\/app\/planner\//)
  }

  test('is asked for at the second wedding, paid and there; then cancelled, taken back and left', async ({
    page,
  }) => {
    daysAgo = 0
    await signUpAt(page)
    await page.goto(at('/app'))
    await expect(await createFrom(page, 'Lucía & Martín')).toBeHidden()
    // A wedding that comes in as a ZIP is a second one too.
    await page.goto(at('/app/profile'))
    await hydrated(page)
    const data = page.getByRole('region', { name: 'Tus datos' })
    const [wedding] = await (await page.request.get(at('/api/weddings'))).json()
    const zip = await page.request.get(at(`/api/weddings/${wedding.id}/archive`))
    const file = { name: 'boda.zip', mimeType: 'application/zip', buffer: await zip.body() }
    await data.locator('input[type=file]').setInputFiles(file)
    await expect(data.getByRole('alert')).toContainText('La primera boda es gratis.')
    await expect(data.getByRole('button', { name: 'Activar el plan y pagar' })).toBeVisible()
    await expect(data.getByText('Después elige otra vez el ZIP.')).toBeVisible()

    await page.goto(at('/app'))
    const dialog = await createFrom(page, 'Noelia & Íñigo')
    await expect(dialog.getByRole('alert')).toContainText('La primera boda es gratis.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Activar el plan y pagar' }).click()
    await page.getByRole('button', { name: 'Suscribirse' }).click()
    await expect(page.getByText('Ya tienes el plan.')).toBeVisible()
    await expect(page).not.toHaveURL(/pago=/)
    await page
      .getByRole('button', { name: /^(Crear|Nueva) boda$/ })
      .first()
      .click()
    const again = page.getByRole('dialog', { name: 'Una boda más' })
    await expect(again.getByLabel('Nombre de la boda')).toHaveValue('Noelia & Íñigo')
    await again.getByRole('button', { name: 'Crear boda' }).click()
    await expect(page.getByRole('heading', { name: 'Noelia & Íñigo' })).toBeVisible()

    await page.goto(at('/app/profile'))
    const plan = page.getByRole('region', { name: 'Plan' })
    await expect(plan.getByText('Activa', { exact: true })).toBeVisible()
    await expect(plan.getByText('Visa 4242')).toBeVisible()
    await expect(plan.getByText('Casa Jara Eventos, S. L. · B00000000 · Sevilla')).toBeVisible()
    const paper = plan.getByRole('complementary', { name: /^Recibo de / })
    await expect(paper).toContainText(/Plan Planner\s*15,70\s€IVA, 21\s%3,30\s€Total19,00\s€Pagado/)
    await page.setViewportSize(PHONE)
    await paper.scrollIntoViewIfNeeded()
    await page.setViewportSize(DESKTOP)
    await expect(plan.getByText(/base 15,70\s€, IVA 3,30\s€/)).toBeVisible()
    await expectAccessible(page)
    await plan.getByRole('button', { name: 'Cancelar suscripción' }).click()
    const asking = page.getByRole('alertdialog', { name: 'Cancelar suscripción' })
    await expect(asking).toContainText('Tienes Planner hasta el')
    await asking.getByRole('button', { name: 'Cancelar suscripción' }).click()
    await expect(plan.getByText('Cancelada', { exact: true })).toBeVisible()
    await plan.getByRole('button', { name: 'Seguir con mi plan' }).click()
    await expect(plan.getByText('Activa', { exact: true })).toBeVisible()
    await plan.getByRole('button', { name: 'Desistir y recuperar lo pagado' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desistir' }).click()
    await expect(paper).toContainText('Devuelto')
    await expect(plan.getByRole('button', { name: 'Activar el plan y pagar' })).toBeVisible()
  })

  test('waits 14 days for a card that failed, then asks again, and nothing is lost as a couple', async ({
    browser,
    page,
  }) => {
    await page.setViewportSize(PHONE)
    daysAgo = 40
    await signUpAt(page)
    await page.goto(at('/app/profile'))
    const plan = page.getByRole('region', { name: 'Plan' })
    await expect(plan.getByText('Gratis', { exact: true })).toBeVisible()
    await plan.getByRole('button', { name: 'Activar el plan y pagar' }).click()
    await page.getByRole('button', { name: 'Suscribirse' }).click()
    await expect(plan.getByText('Activa', { exact: true })).toBeVisible()
    const subscription = [...stripe.account.subscriptions.values()].at(-1)!
    await page.goto(at('/app'))
    for (const name of ['Lucía & Martín', 'Noelia & Íñigo'])
      await expect(await createFrom(page, name)).toBeHidden()

    daysAgo = 3
    const invoice = stripe.account.renew(subscription, { succeeds: false })
    await tell()
    /** Waits for the words of the plan once the jobs of the events have run. */
    const untilPlanSays = (words: string) =>
      expect(async () => {
        await page.goto(at('/app/profile'))
        await expect(plan.getByText(words, { exact: true })).toBeVisible({ timeout: 3000 })
      }).toPass({ timeout: 30_000 })
    await untilPlanSays('Pago pendiente')
    await expect(plan.getByText(/Hasta el .* no cambia nada/)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.goto(at('/app'))
    const notice = page.getByRole('region', { name: 'Pago pendiente' })
    await expect(notice.getByText(/Hasta el .* no cambia nada/)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    invoice.created -= 20 * 86_400
    stripe.account.tell('invoice.updated', invoice)
    await tell()
    await untilPlanSays('Sin plan')
    await page.goto(at('/app'))
    const refused = await createFrom(page, 'Clara & Javier')
    await expect(refused.getByRole('alert')).toContainText('necesitas el plan')
    await page.goto(at('/app'))
    await notice.getByRole('button', { name: 'Actualizar tarjeta' }).click()
    daysAgo = 0
    await page.getByRole('button', { name: 'Pagar el recibo' }).click()
    await tell()
    await untilPlanSays('Activa')

    const otherTab = await page.context().newPage()
    await otherTab.goto(at('/app'))
    await expect(otherTab).toHaveURL(/\/app\/planner\//)
    const computer = await browser.newContext({ storageState: await page.context().storageState() })
    const otherDevice = await computer.newPage()
    await otherDevice.goto(at('/app'))
    await expect(otherDevice).toHaveURL(/\/app\/planner\//)
    await hydrated(otherDevice)
    await plan.getByRole('button', { name: 'Cambiar de plan' }).click()
    await page
      .getByRole('alertdialog', { name: 'Pasar a pareja' })
      .getByRole('button', { name: 'Pasar a pareja' })
      .click()
    await expect(page).toHaveURL(/\/app\/couple/)
    await expect(otherTab).toHaveURL(/\/app\/couple/)
    await otherTab.close()
    await expect(otherDevice).toHaveURL(/\/app\/couple/)
    await hydrated(otherDevice)
    await page.goto(at('/app/profile'))
    await expect(plan.getByText('Cancelada', { exact: true })).toBeVisible()
    await plan.getByRole('button', { name: 'Cambiar de plan' }).click()
    const toPlanner = page.getByRole('alertdialog', { name: 'Pasar a wedding planner' })
    await toPlanner.getByRole('button', { name: 'Pasar a planner' }).click()
    await expect(toPlanner.getByRole('alert')).toContainText('encargo de tratamiento')
    await toPlanner.getByRole('checkbox').check()
    await toPlanner.getByRole('button', { name: 'Pasar a planner' }).click()
    await expect(page).toHaveURL(/\/app\/planner\//)
    await expect(otherDevice).toHaveURL(/\/app\/planner\//)
    await computer.close()
    for (const name of ['Lucía & Martín', 'Noelia & Íñigo'])
      await expect(page.getByRole('heading', { name })).toBeVisible()
  })
})
