import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMailViewer } from '#server/entry/http/mail-viewer.ts'
import { capturingMailer } from '#server/platform/mail.ts'

const LOCAL = 'http://localhost:3000'

describe('the captured mails', () => {
  let folder = ''
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'mail-')), 'mail')
  })
  afterAll(() => rm(join(folder, '..'), { recursive: true }))

  const viewing = (path: string, address = LOCAL, publicUrl = LOCAL) =>
    createMailViewer(folder, publicUrl).request(address + path)

  it('are none before the first was sent', async () => {
    expect(await (await viewing('/dev/correo.json')).json()).toEqual([])
    expect(await (await viewing('/dev/correo')).text()).toContain('Aún no hay correos')
  })

  it('are shown newest first, with links to follow and everything else as text', async () => {
    const mailer = capturingMailer(folder)
    const link = `${LOCAL}/reset-password-new?token=a-b`
    const attachments = [{ name: 'azahar-terminos.html', html: '<p>Términos</p>' }]
    await mailer.send({
      to: 'lucia@correo.example',
      subject: 'Primero',
      text: `Aquí:\n\n${link}\n`,
      attachments,
    })
    const sent = Date.now()
    await vi.waitUntil(() => Date.now() > sent, { interval: 1 })
    await mailer.send({ to: 'x@correo.example', subject: '<b>Segundo</b>', text: '<script>1</script>' })

    const mails = (await (await viewing('/dev/correo.json')).json()) as { subject: string }[]
    expect(mails.map(({ subject }) => subject)).toEqual(['<b>Segundo</b>', 'Primero'])

    const page = await (await viewing('/dev/correo')).text()
    expect(page).toContain(`<a href="${link}">${link}</a>`)
    expect(page).toContain('Adjuntos: azahar-terminos.html')
    expect(page).toContain('&lt;b&gt;Segundo')
    expect(page).not.toContain('<script>')
  })

  it('lie in files that only this user can read', async () => {
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
  })

  it.each([
    ['to a name that was pointed at this machine', 'http://rebound.example:3000', LOCAL],
    ['where the site is served to others', LOCAL, 'https://azahar.example'],
  ])('are not shown %s', async (_where, address, publicUrl) => {
    for (const path of ['/dev/correo', '/dev/correo.json']) {
      expect((await viewing(path, address, publicUrl)).status).toBe(404)
    }
  })

  it.each(['http://127.0.0.1:3000', 'http://[::1]:3000'])('are shown at %s', async (address) => {
    expect((await viewing('/dev/correo', address)).status).toBe(200)
  })
})
