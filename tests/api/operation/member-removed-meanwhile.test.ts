import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { join, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { whileRemoved } from '../../support/database/while-removed.ts'

const { app, cast } = useCast()

describe('what a member begins while another removes them', () => {
  it.each([
    ['a webhook', '/webhooks', { name: 'Avisos', url: 'https://avisos.example/a', sections: ['tasks'] }],
    ['an import', '/imports/files', { files: [], text: 'Ana Gil' }],
  ])('%s is refused as the gate refuses who is no member', async (_name, path, fields) => {
    const elena = await signedUp(app, 'Elena Montes', 'couple')
    await join(cast.lucia, cast.weddingId, elena)
    const removal = sql`delete from wedding_members where wedding_id = ${cast.weddingId} and user_id = ${elena.userId}`
    const body = { id: newId(), withData: false, ...fields }
    const answer = await whileRemoved(app, removal, () =>
      elena.post(`/api/weddings/${cast.weddingId}${path}`, body),
    )
    expect(answer).toMatchObject({ status: 404, body: { code: 'WEDDING_NOT_FOUND' } })
  })
})
