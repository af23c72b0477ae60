import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedPlanners } from '#db/seed/planners.ts'
import { textOf } from '../../support/contract/text-of.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { ORIGIN, useTestApp } from '../../support/test-app.ts'

const app = useTestApp()
beforeAll(() => seedPlanners(app.db))

beforeEach(async () => {
  await app.runJobs()
  app.mails.length = 0
  await app.db.execute('delete from rate_limits')
})

const page = async (path: string) => (await app.fetch(path)).text()
const post = (path: string, fields: Record<string, string>) =>
  app.fetch(path, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  })
const mailTo = (address: string) => app.mails.find(({ to }) => to === address)!

const PROFILE = `${ORIGIN}/planners/casa-jara`
const REPORT = {
  name: 'Carmen Ruiz',
  email: 'carmen@correo.example',
  page: PROFILE,
  message: 'La tercera foto es mía y no la ha pedido.',
  goodFaith: 'on',
}

describe('a report of content', () => {
  it('is opened from a profile with its address, and from the legal notice without one', async () => {
    const link = /href="(\/contacto\?aviso=[^"]+)"/.exec(await page('/planners/casa-jara'))![1]!
    expect(await page(link)).toContain(`value="${PROFILE}"`)
    expect(await page('/aviso-legal')).toContain('href="/contacto?aviso"')
    for (const strange of ['//evil.example', '%3Cscript%3E', 'https://evil.example']) {
      expect(await page(`/contacto?aviso=${strange}`)).toMatch(
        /name="page"[^>]*value=""|value=""[^>]*name="page"/,
      )
    }
  })

  it('reaches the operator with all that the law asks for, and its sender hears so at once', async () => {
    const answer = await post('/contacto?aviso', REPORT)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contacto?aviso&enviado=1'])
    expect(await page('/contacto?aviso&enviado=1')).toContain('Aviso enviado</h1>')
    await app.runJobs()
    expect(app.mails).toHaveLength(2)
    const toUs = mailTo('contacto@azahar.example')
    expect(toUs).toMatchObject({ replyTo: REPORT.email, subject: `Aviso sobre un contenido: ${PROFILE}` })
    for (const said of [REPORT.name, REPORT.message, 'de buena fe']) expect(toUs.text).toContain(said)
    const receipt = mailTo(REPORT.email)
    expect(receipt.subject).toBe('Hemos recibido tu aviso')
    expect(receipt.text).toContain(PROFILE)
    expect(receipt.text).toContain('lo que decidamos, por qué y cómo reclamar')
  })

  it('without its page or good faith is shown again, with what was typed', async () => {
    const answer = await post('/contacto?aviso', { ...REPORT, page: ' ', goodFaith: '' })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(await htmlFaults(html)).toEqual([])
    const said = textOf(html)
    expect(said).toContain('Escribe en qué página está.')
    expect(said).toContain('Marca la casilla para enviar el aviso.')
    expect(said).toContain(REPORT.message)
    await app.runJobs()
    expect(app.mails).toEqual([])
  })

  it('carries no words of its sender to the address it names', async () => {
    const strange = { ...REPORT, name: 'GANA DINERO', page: 'https://spam.example/gana', message: 'GANA YA' }
    await post('/contacto?aviso', strange)
    await app.runJobs()
    const { subject, text } = mailTo(REPORT.email)
    expect(subject + text).not.toMatch(/GANA|spam\.example/)
  })
})

it('sends one address three receipts an hour, and every notice to the operator', async () => {
  for (const _ of Array.from({ length: 5 })) await post('/contacto?aviso', REPORT)
  await app.runJobs()
  const countTo = (address: string) => app.mails.filter(({ to }) => to === address).length
  expect([countTo('contacto@azahar.example'), countTo(REPORT.email)]).toEqual([5, 3])
})

describe('a withdrawal', () => {
  it('is one press from the terms, with the words of the model', async () => {
    expect(await page('/terminos')).toContain('href="/contacto?desistimiento"')
    const said = textOf(await page('/contacto?desistimiento'))
    expect(said).toContain('desisto de mi contrato')
    expect(said).toContain('Confirmar desistimiento')
  })

  it('is acknowledged at once with its date', async () => {
    app.setClock(new Date('2027-03-04T09:30:00Z'))
    const { name, email, message } = REPORT
    await post('/contacto?desistimiento', { name, email, message })
    app.setClock(null)
    await app.runJobs()
    expect(mailTo('contacto@azahar.example').subject).toBe('Desistimiento: Carmen Ruiz')
    const receipt = mailTo(email)
    expect(receipt.subject).toBe('Hemos recibido tu desistimiento')
    expect(receipt.text).toMatch(/El 4 de marzo de 2027\D+10:30 \(hora de Madrid\)/)
    expect(receipt.text).not.toContain(message)
  })
})
