import { expect, test } from '../support/journeys/browser-test.ts'
import { call, expectAccessible, openNameAndDate } from '../support/journeys/journey.ts'
import { atTasks, DAYS_LEFT, dueIn, inDays } from '../support/journeys/tasks-journey.ts'

const TWO = [
  { title: 'Mirar alianzas', due: dueIn(10) },
  { title: 'Ir al notario', due: { kind: 'day', on: inDays(5) } },
] as const

test('another date of the wedding says first what it moves', async ({ page }) => {
  const weddingId = await atTasks(page, [...TWO, { title: 'Sin fecha' }])
  await page.goto(`/app/couple/${weddingId}`)
  await openNameAndDate(page)
  const form = page.getByRole('dialog', { name: 'Nombre y fecha' })
  const question = page.getByRole('dialog', { name: /^¿Poner la boda el / })
  const later = inDays(DAYS_LEFT + 365)
  await form.getByRole('spinbutton').first().click()
  await page.keyboard.type(later.split('-').toReversed().join(''))
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(
    question.getByText('1 tarea sin hacer se mueve con la boda, 365 días más tarde.'),
  ).toBeVisible()
  await expect(question.getByText('Una tiene un día fijo y se queda donde está:')).toBeVisible()
  await expect(question.getByText('Ir al notario')).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Volver' }).click()
  await expect(question).toBeHidden()
  const wedding = () => call<{ eventDate: string }>(page.request, 'GET', `/weddings/${weddingId}`)
  expect((await wedding()).eventDate).toBe(inDays(DAYS_LEFT))
  await form.getByRole('button', { name: 'Guardar' }).click()
  // It stands where 'Guardar' stood: a second press at that place would count as one with the first.
  await question.getByRole('button', { name: 'Poner esta fecha' }).press('Enter')
  await expect.poll(async () => (await wedding()).eventDate).toBe(later)
  await expect(question).toBeHidden()
  await expect(form).toBeHidden()
})
