import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  newEmail,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'
import { newestMail } from '../support/journeys/newest-mail.ts'

const openWeek = async (page: Page) => {
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${id}/calendar?vista=semana&dia=2199-05-01`)
  await hydrated(page)
}

/** Another time, in UTC, as Gmail mails it for a person who was invited. */
async function propose(page: Page, email: string, subject: RegExp, [start, end]: [string, string]) {
  const mail = (await newestMail(page, email, subject)) as unknown as { calendar: { text: string } }
  const ics = mail.calendar.text.replaceAll('\r\n ', '')
  const line = (name: string) => new RegExp(`^${name}[^\\r\\n]*?:([^\\r\\n]+)`, 'm').exec(ics)![1]!
  const data = [
    ...[`From: La florista <${email}>`, `To: ${line('ORGANIZER').replace('mailto:', '')}`],
    ...['Subject: Propuesta de hora nueva: Prueba de flores', 'MIME-Version: 1.0'],
    ...['Content-Type: text/calendar; charset="UTF-8"; method=COUNTER', ''],
    ...['BEGIN:VCALENDAR', 'PRODID:-//Google Inc//Google Calendar 70.9054//EN', 'VERSION:2.0'],
    ...['METHOD:COUNTER', 'BEGIN:VEVENT', `DTSTART:${start}`, `DTEND:${end}`],
    `DTSTAMP:${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`,
    ...[`UID:${line('UID')}`, `ATTENDEE;PARTSTAT=TENTATIVE:mailto:${email}`, `SEQUENCE:${line('SEQUENCE')}`],
    ...['SUMMARY:Prueba de flores', 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n')
  const answer = await page.request.post('/correo/solicitudes', {
    data,
    headers: {
      authorization: 'Bearer un-secreto-de-los-recorridos-0123456789',
      'content-type': 'message/rfc822',
    },
  })
  expect(await answer.json()).toEqual({ noted: true })
}

for (const size of [DESKTOP, PHONE])
  test(`a planner accepts the hour that a florist proposes, takes it back, and leaves another as it is, at ${size.width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(size)
    const complaints = watchConsole(page)
    await signedUp(page, 'Elena Montes', 'planner')
    const florist = newEmail('florista')
    await call(page.request, 'POST', '/planner/calendar/appointments', {
      ...{ kind: 'meeting', title: 'Prueba de flores', day: '2199-04-30', startsAt: 600, endsAt: 660 },
      invited: { members: [], addresses: [florist] },
    })
    await propose(page, florist, /^Cita: Prueba de flores/, ['21990430T140000Z', '21990430T150000Z'])

    await openWeek(page)
    await expect(page.getByText('1 quizás · 1 propone otra hora').locator('visible=true')).toBeVisible()
    await page.getByRole('button', { name: /Prueba de flores/ }).click()
    const form = page.getByRole('dialog', { name: 'Cambiar cita' })
    const proposals = form.getByRole('list', { name: 'Otras horas' })
    await expect(proposals).toContainText(`${florist} propone el martes 30 de abril, de 16:00 a 17:00.`)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await proposals.getByRole('button', { name: 'Aceptar la hora' }).press('Enter')
    await expect(form).toBeHidden()
    await expect(page.getByText('«Prueba de flores»: martes 30, 16:00 – 17:00.')).toBeVisible()
    await expect(page.getByText('1 propone otra hora').locator('visible=true')).toBeHidden()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText(/10:00 – 11:00/).locator('visible=true')).toBeVisible()

    await call(page.request, 'POST', '/planner/calendar/appointments', {
      ...{ kind: 'meeting', title: 'Visita al taller', day: '2199-05-02', startsAt: 600, endsAt: 660 },
      invited: { members: [], addresses: [florist] },
    })
    await propose(page, florist, /^Cita: Visita al taller/, ['21990503T080000Z', '21990503T090000Z'])
    await openWeek(page)
    await page.getByRole('button', { name: /Visita al taller/ }).click()
    await expect(proposals).toContainText('propone el viernes 3 de mayo, de 10:00 a 11:00.')
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/decline', (route) => held.then(() => route.continue()), { times: 1 })
    await proposals.getByRole('button', { name: 'Dejarla como está' }).press('Enter')
    await expect(proposals.getByRole('button', { name: 'Aceptar la hora' })).toBeDisabled()
    answer()
    await expect(page.getByText(`La cita sigue a su hora. Se lo decimos a ${florist}.`)).toBeVisible()
    await expect(form).toBeHidden()
    await page.getByRole('button', { name: 'Deshacer' }).press('Enter')
    await expect(page.getByText('1 propone otra hora').locator('visible=true')).toBeVisible()
    await page.getByRole('button', { name: /Visita al taller/ }).click()
    await proposals.getByRole('button', { name: 'Dejarla como está' }).press('Enter')
    await expect(page.getByText('1 propone otra hora').locator('visible=true')).toBeHidden()
    const { text } = await newestMail(page, florist, /^La cita sigue a su hora: Visita al taller/)
    expect(text).toContain('3 de mayo de 2199, de 10:00 a 11:00')
    expect(complaints).toEqual([])
  })
