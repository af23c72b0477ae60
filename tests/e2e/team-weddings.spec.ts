import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  inviteIn,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'
import { newestMail } from '../support/journeys/newest-mail.ts'

for (const size of [DESKTOP, PHONE])
  test(`a wedding comes into a team with a person, and goes with another, at ${size.width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(size)
    const complaints = watchConsole(page)
    await signedUp(page, 'Elena Montes', 'planner')
    const elena = await call<{ id: string }>(page.request, 'GET', '/profile')
    const theirs = await (await browser.newContext({ viewport: size })).newPage()
    const { email } = await signedUp(theirs, 'Nadia Amrani', 'planner')
    const nadia = await call<{ id: string }>(theirs.request, 'GET', '/profile')
    const weddingId = await createWedding(theirs, 'Inés & Tomás', '2199-05-04')
    const couple = await inviteIn(browser, theirs, weddingId, 'Inés Prado', 'couple')
    await call(page.request, 'POST', `/planner/agencies/${elena.id}/invitations`, { email, role: 'helper' })
    const { text } = await newestMail(theirs, email, /te invita a su equipo/)
    const [, token] = /team-invitation\?token=([\w-]+)/.exec(text)!
    await call(theirs.request, 'POST', '/planner/agency-invitations/accept', { token })

    await theirs.goto(`/app/planner/${nadia.id}/team`)
    await hydrated(theirs)
    await expect(theirs.getByText('Mientras no la traigas, el equipo no la ve.')).toBeVisible()
    const bring = async () => {
      await theirs.getByRole('button', { name: 'Elegir bodas' }).press('Enter')
      const dialog = theirs.getByRole('dialog', { name: /^Traer bodas a/ })
      await dialog.getByRole('button', { name: 'Traer al equipo' }).press('Enter')
      await expect(dialog.getByText('Elige al menos una.')).toBeVisible()
      await dialog.getByLabel(/^Inés & Tomás/).check()
      await expectAccessible(theirs)
      await dialog.getByRole('button', { name: 'Traer al equipo' }).press('Enter')
      await expect(dialog).toBeHidden()
    }
    const seenByTeam = async () => (await page.request.get(`/api/weddings/${weddingId}`)).status()
    await bring()
    const notice = theirs.getByText('Ya es una boda de Elena Montes.')
    await expect(notice).toBeVisible()
    expect(await seenByTeam()).toBe(200)
    const around = notice.locator('xpath=ancestor-or-self::*[.//button][1]')
    await around.getByRole('button', { name: 'Deshacer' }).press('Enter')
    await expect.poll(seenByTeam).toBe(404)
    await expect(theirs.getByRole('button', { name: 'Elegir bodas' })).toBeVisible()
    await bring()
    await expect(theirs.getByRole('button', { name: 'Elegir bodas' })).toBeHidden()
    await expectNoSidewaysScroll(theirs)

    await couple.goto(`/app/couple/${weddingId}/activity`)
    await hydrated(couple)
    await expect(couple.getByText(/Nadia Amrani ha traído la boda al equipo/).first()).toBeVisible()

    await page.goto(`/app/planner/${elena.id}/team`)
    await hydrated(page)
    await page.getByRole('button', { name: /^(NA)?\s*Nadia Amrani\s*Auxiliar$/ }).click()
    const panel = page.getByRole('complementary', { name: 'Nadia Amrani' })
    await panel.getByRole('button', { name: 'Dar una boda' }).press('Enter')
    const giving = page.getByRole('dialog', { name: 'Dar una boda a Nadia Amrani' })
    await expect(giving.getByText(/El equipo deja de verla/)).toBeVisible()
    await expectAccessible(page)
    const which = giving.getByRole('button', { name: /Boda$/ })
    await expect(which).toHaveText('Elige')
    await giving.getByRole('button', { name: 'Dar la boda' }).press('Enter')
    await expect(giving.getByText('Elige la boda.')).toBeVisible()
    await expect(which).toBeFocused()
    expect(await seenByTeam()).toBe(200)
    await which.press('Enter')
    await page.getByRole('option', { name: /^Inés & Tomás/ }).click()
    await expect(giving.getByText('Elige la boda.')).toBeHidden()
    await giving.getByRole('button', { name: 'Dar la boda' }).press('Enter')
    const given = page.getByText('«Inés & Tomás» es ahora de Nadia Amrani.')
    await expect(given).toBeVisible()
    expect(await seenByTeam()).toBe(404)
    const givenNotice = given.locator('xpath=ancestor-or-self::*[.//button][1]')
    await givenNotice.getByRole('button', { name: 'Deshacer' }).press('Enter')
    await expect.poll(seenByTeam).toBe(200)
    await panel.getByRole('button', { name: 'Dar una boda' }).press('Enter')
    await which.press('Enter')
    await page.getByRole('option', { name: /^Inés & Tomás/ }).click()
    await giving.getByRole('button', { name: 'Dar la boda' }).press('Enter')
    await expect(given.last()).toBeVisible()
    await expect.poll(seenByTeam).toBe(404)
    expect((await theirs.request.get(`/api/weddings/${weddingId}`)).status()).toBe(200)
    expect(complaints).toEqual([])
    await theirs.context().close()
    await couple.context().close()
  })
