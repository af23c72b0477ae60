import { randomBytes, randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { guestMails, mailRecipients } from '#db/schema/guest-mails.ts'
import { guests } from '#db/schema/guests.ts'
import { households } from '#db/schema/households.ts'
import { weddings } from '#db/schema/weddings.ts'
import { FIRST_CONTENT } from '#domain/households/guest-page.ts'
import { INVITATION_LANGUAGES, type InvitationLanguage } from '#domain/households/households.ts'
import { WEDDING_STYLES, type WeddingStyle } from '#domain/style/wedding-styles.ts'
import { dayInMadrid, type IsoDate, shiftDay } from '#domain/time/dates.ts'
import { MESSAGES } from '#messages/messages.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { FIRST_VISIT_MAX, visitorOf, weighVisit } from '../support/journeys/first-visit.ts'
import { spanishSentencesOn } from '../support/journeys/foreign-sentences.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../support/journeys/invitation.ts'
import { call, createWedding, signedUp } from '../support/journeys/journey.ts'
import { inJourneyDatabase } from '../support/journeys/journey-database.ts'
import { expectFits } from '../support/journeys/layout-faults.ts'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

/** Words of the couple stay as they are, so that none of these is one of ours in Spanish. */
const SETTINGS = {
  ...{ closingDate: '2098-05-01', iban: 'ES9121000418450200051332', contactName: 'Núria' },
  ...{ dressCode: 'Arreglats, amb sabata de camp', transport: 'Hi ha aparcament', lodging: 'Hotel Calabuig' },
  ...{ contactPhone: '600 00 01 17', photosUrl: 'https://fotos.example/casament' },
  menus: [
    { key: 'xai', name: 'Xai', forChildren: false },
    { key: 'rap', name: 'Rap', forChildren: false },
    { key: 'macarrons', name: 'Macarrons', forChildren: true },
  ],
}

type Invited = TestInvitation & { weddingId: string; stopToken: string }

async function withFamily(page: Page, style: WeddingStyle): Promise<Invited> {
  await signedUp(page, 'Núria Pons', 'couple')
  const weddingId = await createWedding(page, 'Núria & Sofia', '2098-07-03')
  const stopToken = randomBytes(16).toString('base64url')
  let invitation: TestInvitation | undefined
  await inJourneyDatabase(async (db) => {
    await db.update(weddings).set({ style }).where(eq(weddings.id, weddingId))
    await settleInvitations(db, weddingId, { ...SETTINGS, mapUrl: mapOf('37.4402,-5.6923') })
    invitation = await inviteHousehold(db, weddingId, {
      people: [
        { fullName: 'Empar Soler Mas', mayBringCompanion: true },
        { fullName: 'Nel Pons Soler', age: 'child', ageYears: 4 },
      ],
      events: [
        {
          ...{ name: 'Sopar de benvinguda', date: '2098-07-02', startsAt: 1260, place: 'Casa Calabuig' },
          mapUrl: mapOf('37.4716,-5.6389'),
        },
      ],
    })
    await mailTo(db, { weddingId, householdId: invitation.householdId, stopToken })
  })
  return { ...invitation!, weddingId, stopToken }
}

const mapOf = (coordinates: string) => `https://www.google.com/maps/search/?api=1&query=${coordinates}`

/** Words of the couple, which are the same in every language. */
const GIFT = 'Sargadelos'

async function publishGift(page: Page, weddingId: string) {
  const words = Object.fromEntries(INVITATION_LANGUAGES.map((language) => [language, GIFT]))
  const at = `/weddings/${weddingId}/guest-page`
  const { draft } = await call<{ draft: object }>(page.request, 'PATCH', at, {
    draft: { ...FIRST_CONTENT, giftList: [{ key: 'sargadelos', words, url: 'https://tienda.example/azul' }] },
  })
  await call(page.request, 'POST', `${at}/publish`, { draft })
}

/** A mail that has gone, as its link to end the mails is forgotten with the last mail that carries it. */
async function mailTo(
  db: Database,
  { weddingId, householdId, stopToken }: Pick<Invited, 'weddingId' | 'householdId' | 'stopToken'>,
) {
  const mail = { weddingId, address: 'casa@correo.example' }
  const now = new Date()
  await db.insert(mailRecipients).values({ ...mail, token: stopToken })
  await db.insert(guestMails).values({
    ...mail,
    ...{ id: randomUUID(), householdId, kind: 'invite', occasion: 'invitation', domain: 'correo.example' },
    ...{ status: 'sent', nextAt: now, createdAt: now, endedAt: now },
  })
}

/** Both themes of a browser show these pages alike, so that each is looked at once. */
async function expectClean(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode()
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`)
  expect.soft(found, what).toEqual([])
}

/** On the narrowest phone, at twice the size on a desktop, and with the letters of a phone at twice their size. */
async function expectFitsEverywhere(page: Page, what: string) {
  for (const width of [320, DESKTOP.width / 2]) {
    await page.setViewportSize({ width, height: 700 })
    await expectFits(page, what)
  }
  await page.setViewportSize(PHONE)
  await setLetters(page, '200%')
  await expectFits(page, `${what}, letters at 200 %`)
  await setLetters(page, '')
  await page.setViewportSize(DESKTOP)
}

const setLetters = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

/** All that is asked has a name, the same question of two people two names, and nothing of it is left in Spanish. */
async function expectSpoken(page: Page, language: InvitationLanguage) {
  const t = MESSAGES[language]
  for (const name of ['Empar', 'Nel'])
    await expect(page.getByRole('radiogroup', { name: `${name}, ${t.wedding()}` })).toHaveCount(1)
  await expectNamed(page, language)
}

async function expectNamed(page: Page, language: InvitationLanguage) {
  for (const role of ['radio', 'checkbox', 'textbox', 'button', 'link'] as const)
    await expect(page.getByRole(role, { name: /^\s*$/ }), role).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  if (language !== 'es') expect.soft(await spanishSentencesOn(page, language), language).toEqual([])
}

for (const [index, style] of WEDDING_STYLES.entries()) {
  test(`in the style ${style} an invitation is light, accessible, complete and within every window, in each language`, async ({
    page,
    browser,
  }) => {
    test.slow()
    const { path } = await withFamily(page, style)
    for (const language of INVITATION_LANGUAGES) {
      const t = MESSAGES[language]
      const visitor = await visitorOf(browser, PHONE)
      const bytes = await weighVisit(visitor, `${path}?l=${language}`)
      expect.soft(bytes, `${style}, ${language}`).toBeLessThan(FIRST_VISIT_MAX)
      await visitor.setViewportSize(DESKTOP)
      await visitor.getByRole('radio', { name: t.yes() }).nth(1).check({ force: true })
      await visitor.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true
      })
      await visitor.getByText(t.allergen_nuts()).first().click()
      await expectClean(visitor, `${style}, ${language}`)
      await expectSpoken(visitor, language)
      await expectFitsEverywhere(visitor, `${style}, ${language}`)
      await visitor.context().close()
    }
  })

  // Each style has its states in another language.
  const language = INVITATION_LANGUAGES[index % INVITATION_LANGUAGES.length]!
  test(`in the style ${style} every other page that guests see is as good, in ${language} and on paper`, async ({
    page,
    browser,
  }) => {
    test.slow()
    const { path, weddingId, householdId, stopToken } = await withFamily(page, style)
    const visitor = await visitorOf(browser, DESKTOP)
    const t = MESSAGES[language]
    const look = async (what: string, text: string) => {
      await expect(visitor.getByText(text).first()).toBeVisible()
      await expectNamed(visitor, language)
      await expectClean(visitor, what)
      await expectFitsEverywhere(visitor, what)
    }
    const held = async (eventDate: IsoDate) => {
      await inJourneyDatabase(async (db) => {
        await db.update(weddings).set({ eventDate }).where(eq(weddings.id, weddingId))
        await db.update(guests).set({ rsvp: true }).where(eq(guests.weddingId, weddingId))
      })
      await visitor.goto(path)
    }
    await visitor.goto(`${path}?l=${language}`)
    await expectPrintable(visitor, 'the form')
    await visitor.getByRole('radio', { name: t.yes() }).nth(1).check({ force: true })
    await visitor.getByText(t.allergies()).first().click()
    await visitor.getByText(t.allergen_nuts()).first().click()
    await visitor.getByRole('button', { name: t.send() }).last().click()
    await look('what is missing', t.missing({ count: 1 }))
    await visitor.goto(path)
    await look('thanks', t.saved())
    await expectDrawingOffWords(visitor)
    await expectPrintable(visitor, 'thanks')
    await publishGift(page, weddingId)
    await visitor.goto(`${path}/regalo?l=${language}`)
    await look('the list of gifts', GIFT)
    await visitor.getByRole('button', { name: t.gift_take({ people: 2 }) }).click()
    await look('a gift of the family', GIFT)
    await visitor.goto(path)

    await inJourneyDatabase((db) =>
      settleInvitations(db, weddingId, { ...SETTINGS, closingDate: '2020-01-01' }),
    )
    await visitor.reload()
    await look('closed', t.closed())
    const today = dayInMadrid(new Date())
    await held(today)
    await look('the day', t.cover_day())
    await expectPrintable(visitor, 'the day')
    await held(shiftDay(today, -2))
    await look('after the day', t.after({ people: 2 }))

    await visitor.goto(`/baja/${stopToken}?l=${language}`)
    await look('ending the mails', t.stop_title())
    await visitor.getByRole('button', { name: t.stop_do() }).click()
    await look('without mails', t.stopped_title())
    await inJourneyDatabase(async (db) => {
      await db.update(households).set({ token: null }).where(eq(households.id, householdId))
    })
    await visitor.goto(path)
    await look('unknown', t.unknown())
    await visitor.context().close()
  })
}

test('in low windows long names leave the button in sight, and no drawing lies behind them', async ({
  page,
  browser,
}) => {
  const { path, weddingId } = await withFamily(page, 'cal')
  const visitor = await visitorOf(browser, { width: 320, height: 640 })
  const name = 'Jon Ander Etxeberria & Maria Begoña Goikoetxea'
  for (const style of WEDDING_STYLES) {
    await inJourneyDatabase(async (db) => {
      await db.update(weddings).set({ style, name }).where(eq(weddings.id, weddingId))
    })
    await visitor.goto(`${path}?l=eu`)
    await expect(visitor.getByRole('link', { name: MESSAGES.eu.reply() }), style).toBeInViewport({ ratio: 1 })
    await expectOffWords(visitor)
    await visitor.setViewportSize({ width: 1366, height: 657 })
    await expectOffWords(visitor)
    await visitor.setViewportSize({ width: 320, height: 640 })
  }
  await visitor.context().close()
})

/** A drawing that reaches behind the words of a phone's cover takes their contrast. */
async function expectDrawingOffWords(page: Page) {
  await page.setViewportSize(PHONE)
  await expectOffWords(page)
  await page.setViewportSize(DESKTOP)
}

async function expectOffWords(page: Page) {
  const words = (await page.locator('.rv-above').boundingBox())!
  for (const drawing of await page.locator('svg.rv-motif').all()) {
    const { y, height } = (await drawing.boundingBox())!
    expect(y + height).toBeLessThan(words.y + 4)
  }
}

/** Ink on white paper in every style, and nothing of what only a screen can do. */
async function expectPrintable(page: Page, what: string) {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  for (const role of ['button', 'navigation', 'img'] as const)
    await expect(page.getByRole(role), what).toHaveCount(0)
  await expect(page.locator('.rv-motif, .rv-photo').filter({ visible: true }), what).toHaveCount(0)
  const faint = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!
      const words = walker.currentNode.textContent!.trim()
      if (!words || parent.closest('script, style') || !parent.checkVisibility()) continue
      // Browsers leave the grounds out, so that each ink is to be read on white.
      const [red, green, blue] = getComputedStyle(parent)
        .color.match(/[\d.]+/g)!
        .map(Number)
      if (0.2126 * red! + 0.7152 * green! + 0.0722 * blue! > 120) found.push(words)
    }
    return found
  })
  expect(faint, what).toEqual([])
  await expectFits(page, `${what} on paper`)
  await page.emulateMedia({ media: null })
  await page.setViewportSize(DESKTOP)
}
