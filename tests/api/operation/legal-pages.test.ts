import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { HEALTH_KEPT_DAYS } from '#domain/guests/allergens.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { BROWSER_STORAGE } from '#domain/operation/browser-storage.ts'
import { LEGAL_VERSIONS } from '#domain/operation/legal-documents.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { renderAccount } from '#site/accounts/account-pages.tsx'
import { guestDataPath } from '#site/legal/guest-data-path.ts'
import { textOf } from '../../support/contract/text-of.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { OPERATOR } from '../../support/outside/operator.ts'
import { useTestApp } from '../../support/test-app.ts'

const named = useTestApp({ operator: OPERATOR })
const unnamed = useTestApp()

const GUESTS = INVITATION_LANGUAGES.map(guestDataPath)

const read = async (path: string, app = named) => textOf(await (await app.fetch(path)).text())

describe('the texts of law', () => {
  it.each(['/aviso-legal', '/terminos', '/privacidad'])('%s says who runs the installation', async (path) => {
    const text = await read(path)
    for (const fact of [OPERATOR.name, OPERATOR.taxId, OPERATOR.address, OPERATOR.email, OPERATOR.registry]) {
      expect(text).toContain(fact)
    }
    expect(text).not.toContain('aún no dice quién la gestiona')
  })

  it.each(['/aviso-legal', '/terminos', '/privacidad', '/encargo', ...GUESTS])(
    '%s names each variable that is missing',
    async (path) => {
      expect(await read(path, unnamed)).toContain(
        'falta configurar OPERATOR_NAME, OPERATOR_TAX_ID, OPERATOR_ADDRESS, OPERATOR_EMAIL y, si los tienes, OPERATOR_PHONE, OPERATOR_REGISTRY, OPERATOR_HOSTING',
      )
      expect(await read(path)).not.toContain('OPERATOR_')
    },
  )

  it('nothing is said to be in the hands of others that is not, and nothing to be our own that is not', async () => {
    expect(
      (await read('/privacidad', unnamed)).match(/Nadie más: una máquina de quien gestiona/g),
    ).toHaveLength(3)
    expect(await read('/privacidad')).not.toContain('Nadie más: una máquina')
  })

  it.each(['/privacidad', '/encargo'])('%s names who works for the operator, as configured', async (path) => {
    const text = await read(path)
    for (const company of [OPERATOR.hosting, OPERATOR.mail, OPERATOR.storage]) expect(text).toContain(company)
  })

  it('the privacy policy lists all that is kept in the browser', async () => {
    const text = await read('/privacidad')
    for (const { name, purpose } of BROWSER_STORAGE) {
      expect(text).toContain(name)
      expect(text).toContain(purpose)
    }
  })

  it.each(['/aviso-legal', '/terminos', '/privacidad', '/encargo'])(
    '%s can be kept as a file',
    async (path) => {
      const { headers } = await named.fetch(`${path}?descargar`)
      const name = `azahar-${path.slice(1)}-\\d{4}-\\d\\d-\\d\\d.html`
      expect(headers.get('content-disposition')).toMatch(new RegExp(`^attachment; filename="${name}"$`))
      expect((await named.fetch(path)).headers.get('content-disposition')).toBeNull()
    },
  )

  // When a text changes, its version becomes the day of the change, in src/domain/operation/legal-documents.ts and here.
  it.each([
    ['notice', '/aviso-legal', '2026-11-25 523c0265590e'],
    ['terms', '/terminos', '2026-11-25 c00e55bd2ce0'],
    ['privacy', '/privacidad', '2026-11-30 ffca88659b12'],
    ['processing', '/encargo', '2026-11-23 a26d03265753'],
  ] as const)('the version of %s is the day its text last changed', async (document, path, version) => {
    const html = await (await named.fetch(path)).text()
    const main = textOf(html.slice(html.indexOf('<main'), html.indexOf('</main>')))
    const hash = createHash('sha256').update(main.replace(/\s+/g, '')).digest('hex').slice(0, 12)
    expect(`${LEGAL_VERSIONS[document]} ${hash}`).toBe(version)
  })
})

describe('what guests read about their data', () => {
  it.each(GUESTS)('%s is a page of its own, in its language, without scripts', async (path) => {
    const answer = await named.fetch(path)
    const html = await answer.text()
    expect(await htmlFaults(html)).toEqual([])
    expect(html).toContain(`<html lang="${path.split('/')[3] ?? 'es'}"`)
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'none'`)
    for (const other of GUESTS) expect(html).toContain(`href="${other}"`)
    const said = textOf(html)
    for (const fact of [OPERATOR.name, OPERATOR.email, 'aepd.es', '6.1.f', '9.2.a'])
      expect(said).toContain(fact)
    expect(said).toMatch(new RegExp(`\\b${HEALTH_KEPT_DAYS}\\b`))
  })
})

describe('the operator', () => {
  it('stands at the foot of every mail, as text and as HTML', async () => {
    const mail = { to: 'ana@correo.example', subject: 'Hola', text: 'Hola:\n', html: '<body>Hola</body>' }
    await sendMail(named.platform.db, mail)
    await named.runJobs()
    const sent = named.mails.at(-1)!
    const line = 'Bodas Claras S. L. · NIF B00000000 · Calle Mayor 1, 41001 Sevilla · legal@azahar.example'
    expect(sent.text).toBe(`Hola:\n\n-- \n${line}\n`)
    expect(sent.html).toContain(`${line}</p></body>`)
  })

  it('is missed on the page of sign-up where a public installation does not name one', () => {
    const page = {
      mode: 'signup',
      values: { name: '', email: '', role: 'couple' },
      code: null,
      asked: null,
    } as const
    const site = {
      origin: 'https://azahar.example',
      appFiles: [],
      providers: [],
      hasCompanies: false,
      hasWallets: false,
      coming: [],
    }
    expect(renderAccount(page, { ...site, isUnnamed: true })).toContain('aún no dice quién la gestiona')
    expect(renderAccount(page, { ...site, isUnnamed: false })).not.toContain('aún no dice quién la gestiona')
  })
})
