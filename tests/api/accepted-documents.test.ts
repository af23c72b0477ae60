import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user } from '#db/schema/auth.ts'
import { LEGAL_VERSIONS } from '#domain/legal-documents.ts'
import { useCast } from '../support/cast.ts'

const { app, cast } = useCast()

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
