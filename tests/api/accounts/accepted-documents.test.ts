import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user } from '#db/schema/auth.ts'
import { type AcceptedDocument, LEGAL_VERSIONS } from '#domain/operation/legal-documents.ts'
import { mailsTo, newestLink } from '../../support/accounts/mailbox.ts'
import { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { useTestApp } from '../../support/test-app.ts'

const { app, cast } = useCast()
const verifying = useTestApp({ requireEmailVerification: true })

async function acceptedBy(userId: string) {
  const [row] = await app.platform.db.select().from(user).where(eq(user.id, userId))
  return row!.acceptedDocuments
}

describe('signing up', () => {
  it('keeps which terms and which privacy policy were accepted, and when', async () => {
    const acceptedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(await acceptedBy(cast.lucia.userId)).toEqual([
      { document: 'terms', version: LEGAL_VERSIONS.terms, acceptedAt },
      { document: 'privacy', version: LEGAL_VERSIONS.privacy, acceptedAt },
    ])
  })

  it('as a planner accepts the agreement on the data of guests as well', async () => {
    expect(await acceptedBy(cast.elena.userId)).toContainEqual(
      expect.objectContaining({ document: 'processing', version: LEGAL_VERSIONS.processing }),
    )
  })

  it('takes no word of the client about what was accepted', async () => {
    const body = { name: 'Ana', email: 'ana@correo.example', password: 'secreto-largo', role: 'couple' }
    const { status } = await cast.lucia.post('/api/auth/sign-up/email', { ...body, acceptedDocuments: [] })
    expect(status).toBe(400)
  })
})

describe('a page whose button makes an account', () => {
  it.each([
    ['/signup', ['/terminos', '/privacidad', '/encargo']],
    ['/login?paso=empresa', ['/terminos', '/privacidad', '/encargo']],
  ])('%s names what the press accepts', async (path, texts) => {
    const html = await (await app.fetch(path)).text()
    const footnote = html.slice(html.indexOf('<footer'))
    for (const text of texts) expect(footnote).toContain(`href="${text}"`)
    expect(footnote).toMatch(/aceptas los/)
  })
})

describe('the profile', () => {
  it('lists what was accepted, with the version of then and of now', async () => {
    const { body } = await cast.elena.get('/api/profile/documents')
    const documents = body as AcceptedDocument[]
    expect(documents.map(({ document }) => document)).toEqual(['terms', 'privacy', 'processing'])
    for (const { document, ...versions } of documents) {
      expect(versions).toMatchObject({
        version: LEGAL_VERSIONS[document],
        currentVersion: LEGAL_VERSIONS[document],
      })
    }
  })

  it('says so when a text has changed since', async () => {
    const accepted = [
      { document: 'terms' as const, version: '2025-03-01', acceptedAt: '2025-04-02T10:00:00.000Z' },
    ]
    await app.platform.db
      .update(user)
      .set({ acceptedDocuments: accepted })
      .where(eq(user.id, cast.noelia.userId))
    const { body } = await cast.noelia.get('/api/profile/documents')
    expect(body[0]).toMatchObject({ version: '2025-03-01', currentVersion: LEGAL_VERSIONS.terms })
  })
})

describe('a new account', () => {
  it('is confirmed by a mail that names the texts that were accepted', async () => {
    const [mail] = await mailsTo(app, cast.elena.email)
    expect(mail!.subject).toBe('Tu cuenta de Azahar está lista')
    for (const path of ['/terminos', '/encargo', '/privacidad']) expect(mail!.text).toContain(path)
  })

  it('has the whole texts in that mail, which is kept when a page has changed', async () => {
    const [mail] = await mailsTo(app, cast.elena.email)
    expect(mail!.attachments!.map(({ name }) => name)).toEqual([
      `azahar-terminos-${LEGAL_VERSIONS.terms}.html`,
      `azahar-privacidad-${LEGAL_VERSIONS.privacy}.html`,
      `azahar-encargo-${LEGAL_VERSIONS.processing}.html`,
    ])
    for (const { html } of mail!.attachments!) {
      expect(await htmlFaults(html)).toEqual([])
      // It is read without us: nothing is fetched, and what it links to is ours in full.
      expect(html).not.toMatch(/<(script|link|img)\b|href="[/?]/)
    }
    expect(mail!.attachments![0]!.html).toContain('Modelo de formulario de desistimiento')
  })

  it('of a couple hears of the 14 days to withdraw, and gets no agreement of planners', async () => {
    const [mail] = await mailsTo(app, cast.lucia.email)
    expect(mail!.text).toContain('14 días siguientes puedes desistir')
    expect(mail!.attachments).toHaveLength(2)
    expect((await mailsTo(app, cast.elena.email))[0]!.text).not.toContain('desistir')
  })

  it('whose address has to be confirmed hears of it once it is', async () => {
    const ana = new Person(verifying, 'Ana Soto', 'couple')
    await ana.signUp()
    const subjects = async () => (await mailsTo(verifying, ana.email)).map(({ subject }) => subject)
    expect(await subjects()).toEqual(['Confirma tu cuenta de Azahar'])
    const { pathname, search } = await newestLink(verifying, ana.email)
    await verifying.fetch(pathname + search, { redirect: 'manual' })
    expect(await subjects()).toEqual(['Confirma tu cuenta de Azahar', 'Tu cuenta de Azahar está lista'])
  })
})
