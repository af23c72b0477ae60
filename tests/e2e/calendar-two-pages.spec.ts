import { expect, test } from '../support/journeys/browser-test.ts'
import { call, DESKTOP, expectAccessible, hydrated, PHONE, signedUp } from '../support/journeys/journey.ts'

const VISIT = {
  kind: 'visit',
  title: 'Visita',
  day: '2199-04-30',
  startsAt: 720,
  endsAt: 840,
  place: 'Carmona',
}

for (const size of [DESKTOP, PHONE]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('an open form says what another page has changed, and overwrites it only when it is saved again', async ({
      page,
    }) => {
      const { id: planner } = await signedUp(page, 'Elena Montes', 'planner').then(() =>
        call<{ id: string }>(page.request, 'GET', '/profile'),
      )
      const { id } = await call<{ id: string }>(page.request, 'POST', '/planner/calendar/appointments', VISIT)
      const change = (fields: object) =>
        call(page.request, 'PATCH', `/planner/calendar/appointments/${id}`, fields)
      const stored = async () =>
        (await call<{ appointments: object[] }>(page.request, 'GET', '/planner/calendar/weeks/2199-04-29'))
          .appointments

      await page.goto(`/app/planner/${planner}/calendar?vista=semana&dia=2199-05-01`)
      await hydrated(page)
      await page.getByRole('button', { name: /Visita/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Cambiar cita' })
      await dialog.getByLabel('Desde').fill('9')
      await dialog.getByLabel('Hasta').fill('10')
      await change({ time: { day: '2199-05-02', startsAt: 960, endsAt: 1020 }, notes: 'Traer muestras' })
      await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
      await expect(dialog.getByRole('alert')).toHaveText(
        'Mientras tanto alguien ha cambiado la hora («jueves 2, 16:00 – 17:00»). Si guardas, queda lo tuyo.',
      )
      await expect(dialog.getByRole('alert')).toBeInViewport()
      await expectAccessible(page)
      await expect(dialog.getByLabel('Notas')).toHaveValue('Traer muestras')
      expect(await stored()).toMatchObject([{ day: '2199-05-02', startsAt: 960, notes: 'Traer muestras' }])
      await dialog.getByRole('button', { name: 'Guardar lo mío' }).click()
      await expect(dialog).toBeHidden()
      expect(await stored()).toMatchObject([
        { day: '2199-04-30', startsAt: 540, endsAt: 600, notes: 'Traer muestras' },
      ])
    })
  })
}

test('why a long form was refused is in sight on a phone, and what was typed stays', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signedUp(page, 'Elena Montes', 'planner')
  const { id: planner } = await call<{ id: string }>(page.request, 'GET', '/profile')
  const { id } = await call<{ id: string }>(page.request, 'POST', '/planner/calendar/appointments', VISIT)
  await page.goto(`/app/planner/${planner}/calendar?vista=semana&dia=2199-05-01`)
  await hydrated(page)
  await page.getByRole('button', { name: /Visita/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Cambiar cita' })
  await dialog.getByLabel('Título').fill('Visita a la finca')
  await call(page.request, 'DELETE', `/planner/calendar/appointments/${id}`)
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(dialog.getByRole('alert')).toBeInViewport()
  await expect(dialog.getByLabel('Título')).toHaveValue('Visita a la finca')
})

test('taking a move back changes nothing that another page has moved since', async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  const { id: planner } = await call<{ id: string }>(page.request, 'GET', '/profile')
  const { id } = await call<{ id: string }>(page.request, 'POST', '/planner/calendar/appointments', VISIT)
  await page.goto(`/app/planner/${planner}/calendar?vista=semana&dia=2199-05-01`)
  await hydrated(page)
  const block = page.getByRole('button', { name: /^Visita/ })
  await block.focus()
  await block.press('ArrowDown')
  await expect(page.getByText('«Visita»: martes 30, 12:15 – 14:15.')).toBeVisible()
  const path = `/planner/calendar/appointments/${id}`
  await call(page.request, 'PATCH', path, { time: { day: '2199-05-01', startsAt: 600, endsAt: 660 } })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(
    page.getByText('No hemos podido deshacerlo. Mientras tanto la ha cambiado otra persona.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^Visita.*10:00/ })).toBeVisible()
  await call(page.request, 'PATCH', path, { place: 'Écija' })
  await page.getByRole('button', { name: /^Visita/ }).click()
  await page.getByRole('button', { name: 'Quitar cita' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).last().click()
  await expect(page.getByRole('button', { name: /^Visita/ })).toContainText('Écija')
})
