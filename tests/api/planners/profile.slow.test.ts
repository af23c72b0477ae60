import { describe, expect, it } from 'vitest'
import { onAnotherDevice, Person, signedUp } from '../../support/accounts/person.ts'
import { useTestApp } from '../../support/test-app.ts'

describe('the profile', () => {
  const app = useTestApp()
  const visitor = () => new Person(app, 'Nadie', 'couple')

  it('of a couple has a name, an email and no brand', async () => {
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    expect((await lucia.get('/api/profile')).body).toEqual({
      id: lucia.userId,
      fullName: 'Lucía Herrera',
      email: lucia.email,
      role: 'couple',
      brandName: null,
      webUrl: null,
      phone: null,
      ...{ theme: null, density: null },
      isOperator: false,
      unreadTexts: 0,
      hasTeam: false,
      places: [],
    })
  })

  it('is what the session says, and null without a session', async () => {
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    const { liveId: _, ...profile } = (await lucia.get('/api/session')).body
    expect(profile).toEqual((await lucia.get('/api/profile')).body)
    expect(await visitor().get('/api/session')).toMatchObject({ status: 200, body: null })
  })

  it('changes only the given fields', async () => {
    const elena = await signedUp(app, 'Elena Montes', 'planner')
    await elena.patch('/api/profile', { brandName: 'Casa Jara', webUrl: 'casajara.es', phone: '600 123 123' })
    const answer = await elena.patch('/api/profile', { fullName: 'Elena Montes Ruiz' })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        fullName: 'Elena Montes Ruiz',
        brandName: 'Casa Jara',
        webUrl: 'casajara.es',
        phone: '600 123 123',
      },
    })
    expect((await elena.get('/api/profile')).body).toEqual(answer.body)
  })

  it('keeps how the app looks, for every device of the person', async () => {
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    await lucia.patch('/api/profile', { theme: 'dark', density: 'compact' })
    const phone = await onAnotherDevice(lucia)
    expect((await phone.get('/api/session')).body).toMatchObject({ theme: 'dark', density: 'compact' })
    expect((await phone.patch('/api/profile', { theme: 'sepia' })).status).toBe(400)
  })

  it('stays as it is when nothing is given', async () => {
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    expect(await lucia.patch('/api/profile', {})).toMatchObject({
      status: 200,
      body: { fullName: 'Lucía Herrera' },
    })
  })

  it('keeps a blank brand field as none', async () => {
    const elena = await signedUp(app, 'Elena Montes', 'planner')
    await elena.patch('/api/profile', { brandName: 'Casa Jara', phone: '600 123 123' })
    const { body } = await elena.patch('/api/profile', { brandName: '  ', phone: null })
    expect(body).toMatchObject({ brandName: null, phone: null })
  })

  it('takes the name as one clean line', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const { body } = await lucia.patch('/api/profile', { fullName: '  Lucía\n\u200BHerrera ' })
    expect(body.fullName).toBe('Lucía Herrera')
  })

  it.each([
    ['a blank name', { fullName: '   ' }],
    ['a name of invisible marks', { fullName: '\u200B\u2060' }],
    ['no name', { fullName: null }],
    ['a name beyond 120 characters', { fullName: 'ñ'.repeat(121) }],
    ['a name with a NUL byte', { fullName: 'Luc\u0000ía' }],
    ['a brand name beyond 120 characters', { brandName: 'x'.repeat(121) }],
    ['a web address beyond 300 characters', { webUrl: 'x'.repeat(301) }],
    ['a phone beyond 40 characters', { phone: '6'.repeat(41) }],
    ['a phone that is no text', { phone: 600123123 }],
  ])('refuses %s', async (_what, changes) => {
    const elena = await signedUp(app, 'Elena Montes', 'planner')
    expect(await elena.patch('/api/profile', changes)).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST' },
    })
    expect((await elena.get('/api/profile')).body.fullName).toBe('Elena Montes')
  })

  it.each([{ brandName: 'Casa Jara' }, { webUrl: null }, { phone: '600 123 123' }])(
    'of a couple has no brand to change: %o',
    async (changes) => {
      const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
      expect(await lucia.patch('/api/profile', { fullName: 'Otra', ...changes })).toMatchObject({
        status: 422,
        body: { code: 'BRAND_FIELDS_ARE_FOR_PLANNERS' },
      })
      expect((await lucia.get('/api/profile')).body.fullName).toBe('Lucía Herrera')
    },
  )

  it('keeps the role and the email of the account, whatever is sent', async () => {
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    await lucia.patch('/api/profile', { role: 'planner', email: 'otra@correo.example', id: 'x' })
    expect((await lucia.get('/api/profile')).body).toMatchObject({ role: 'couple', email: lucia.email })
  })

  it('is the own one only, and needs a session to be read or changed', async () => {
    expect((await visitor().get('/api/profile')).status).toBe(401)
    expect((await visitor().patch('/api/profile', { fullName: 'Otra' })).status).toBe(401)
  })
})
