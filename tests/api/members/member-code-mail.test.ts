import { describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import { picture } from '../../support/outside/images.ts'

describe('an invitation by mail', () => {
  const { app, cast } = useCast()
  const mailTo = async (to: string, person = cast.elena) => {
    const path = `/api/weddings/${cast.weddingId}/invitations/mail`
    const answer = await person.post(path, { role: 'couple', to })
    await app.runJobs()
    return { answer, mail: app.mails.filter((one) => one.to === to).at(-1) }
  }

  it('carries the open code as a link', async () => {
    const { answer, mail } = await mailTo('ana@correo.example')
    expect(answer.status).toBe(201)
    expect(mail!.text).toContain(`/signup?code=${answer.body.code}`)
    const open = await cast.elena.get(`/api/weddings/${cast.weddingId}/invitations`)
    expect(open.body).toContainEqual(answer.body)
  })

  it("carries the brand of the wedding's planner, whoever sends it, and answers go to them", async () => {
    await cast.elena.call('PUT', '/api/planner/branding', {
      brandName: 'Casa <b>Jara</b>',
      email: 'hola@casajara.es',
      webUrl: 'casajara.es',
      brandColor: '#e59a8c',
    })
    await cast.elena.sendBytes(
      '/api/planner/branding/logo?name=a.png',
      await picture(300, 300).png().toBuffer(),
    )
    const { mail } = await mailTo('bea@correo.example', cast.lucia)
    expect(mail).toMatchObject({ fromName: 'Casa <b>Jara</b> (Azahar)', replyTo: 'hola@casajara.es' })
    expect(mail!.html).toContain('Casa &lt;b&gt;Jara&lt;/b&gt;')
    expect(mail!.html).not.toContain('<b>Jara')
    // The raw colour for the band, the guarded one where white is read on it.
    expect(mail!.html).toContain('border-top:6px solid #e59a8c')
    expect(mail!.html).toContain('background:#a96357')
    expect(mail!.html).toContain('cid:logo')
    expect(mail!.images).toMatchObject([{ cid: 'logo', contentType: 'image/jpeg' }])
  }, 60_000)

  it('goes without a brand when the wedding has no planner', async () => {
    const weddingId = await cast.lucia.createWedding('Sin planner')
    await cast.lucia.post(`/api/weddings/${weddingId}/invitations/mail`, {
      role: 'couple',
      to: 'eva@correo.example',
    })
    await app.runJobs()
    const mail = app.mails.find(({ to }) => to === 'eva@correo.example')!
    expect(mail.html).toBeUndefined()
    expect(mail.fromName).toBeUndefined()
  })

  it('is refused without an address, and held to twenty an hour', async () => {
    expect((await mailTo('no es')).answer).toMatchObject({
      status: 422,
      body: { code: 'INVITATION_EMAIL_REFUSED' },
    })
    const path = `/api/weddings/${cast.weddingId}/invitations/mail`
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, n) =>
        cast.martin.post(path, { role: 'couple', to: `x${n}@correo.example` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})
