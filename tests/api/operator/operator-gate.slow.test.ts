import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { user } from '#db/schema/auth.ts'
import { SITTING_MINUTES } from '#domain/operator/operators.ts'
import { codeAt } from '../../support/accounts/authenticator.ts'
import { CookieJar } from '../../support/accounts/cookie-jar.ts'
import {
  OPERATOR_EMAIL,
  operatorInSitting,
  operatorSignedUp,
  setUpSecondStep,
} from '../../support/accounts/operator.ts'
import { PASSWORD, type Person, signedUp } from '../../support/accounts/person.ts'
import { ApiProgram } from '../../support/contract/api-program.ts'
import { BODIES, contractCalls, fillPath } from '../../support/contract/contract-calls.ts'
import { useTestApp } from '../../support/test-app.ts'

const OTHERS = Array.from({ length: 8 }, (_, at) => `op${at}@azahar.example`)

describe("the operator's area", () => {
  const app = useTestApp({ operatorEmails: [OPERATOR_EMAIL, ...OTHERS] })
  const emails = [...OTHERS]
  const newOperator = () => operatorSignedUp(app, emails.pop())
  let outside: Person | undefined
  afterEach(() => app.setClock(null))

  const open = (person: Person, code: string) => person.post('/api/operator/sitting', { code })
  const log = (person: Person) => person.get('/api/operator/log')

  it('is not there for a person whom the installation does not name, as a path that leads nowhere', async () => {
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    const secret = await setUpSecondStep(lucia)
    const nowhere = await lucia.get('/api/operatorr/log')
    for (const answer of [await log(lucia), await open(lucia, codeAt(secret)), await open(lucia, '')]) {
      expect(answer).toMatchObject({ status: 404, body: nowhere.body })
    }
    expect((await lucia.get('/api/session')).body).toMatchObject({ isOperator: false })
  })

  it('is not there for a named address that is not confirmed', async () => {
    const person = await newOperator()
    await app.db.update(user).set({ emailVerified: false }).where(eq(user.email, person.email))
    expect((await log(person)).status).toBe(404)
    expect((await person.get('/api/session')).body).toMatchObject({ isOperator: false })
  })

  it('asks an operator for a second step on the account first', async () => {
    const person = await newOperator()
    expect((await person.get('/api/session')).body).toMatchObject({ isOperator: true })
    expect(await log(person)).toMatchObject({ status: 403, body: { code: 'OPERATOR_NEEDS_SECOND_STEP' } })
    expect(await open(person, '123456')).toMatchObject({
      status: 403,
      body: { code: 'OPERATOR_NEEDS_SECOND_STEP' },
    })
  })

  it('asks for the second step again, however recent the sign-in', async () => {
    const person = await newOperator()
    const secret = await setUpSecondStep(person)
    expect(await log(person)).toMatchObject({ status: 403, body: { code: 'SITTING_NEEDED' } })
    for (const wrong of ['000000', 'no es un código', 'k7mnp-2xq4r']) {
      expect(await open(person, wrong)).toMatchObject({ status: 422, body: { code: 'INVALID_CODE' } })
    }
    expect((await open(person, codeAt(secret))).status).toBe(200)
    expect((await log(person)).status).toBe(200)
  })

  it(`ends a sitting after ${SITTING_MINUTES} minutes, and takes no code twice`, async () => {
    const { carmen, secret } = await operatorInSitting(app)
    const minutesOn = (minutes: number) => app.setClock(new Date(Date.now() + minutes * 60_000))
    minutesOn(SITTING_MINUTES - 1)
    expect((await log(carmen)).status).toBe(200)
    app.setClock(null)
    expect((await open(carmen, codeAt(secret))).status).toBe(422)
    minutesOn(SITTING_MINUTES + 1)
    expect(await log(carmen)).toMatchObject({ status: 403, body: { code: 'SITTING_NEEDED' } })
    expect((await open(carmen, codeAt(secret, 1))).status).toBe(200)
    expect((await log(carmen)).status).toBe(200)
  })

  it('belongs to the session in which the code was given, and ends with it', async () => {
    const person = await newOperator()
    const secret = await setUpSecondStep(person)
    await open(person, codeAt(secret))
    await person.signOut()
    const jar = new CookieJar(app)
    await jar.post('/api/auth/sign-in/email', { email: person.email, password: PASSWORD })
    const given = await jar.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret, 1) })
    expect(given.status).toBe(200)
    expect(await jar.get('/api/operator/log')).toMatchObject({
      status: 403,
      body: { code: 'SITTING_NEEDED' },
    })
  })

  it('lets codes be tried ten times in a quarter of an hour', async () => {
    const person = await newOperator()
    const secret = await setUpSecondStep(person)
    const tries = []
    for (let at = 0; at < 12; at += 1) tries.push((await open(person, '000000')).status)
    expect(tries.filter((status) => status === 422).length).toBeLessThanOrEqual(10)
    const refused = await open(person, codeAt(secret))
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
    expect(refused.body.data.retryAfterSeconds).toBeGreaterThan(0)
  })

  it('is closed to programs, with the access token of an operator too', async () => {
    const person = await newOperator()
    const program = new ApiProgram(app)
    await program.signIn(person)
    expect(await program.get('/api/operator/log')).toMatchObject({
      status: 403,
      body: { code: 'BROWSER_SESSION_ONLY' },
    })
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    const other = new ApiProgram(app)
    await other.signIn(lucia)
    expect((await other.get('/api/operator/log')).status).toBe(404)
  })

  it.each(
    contractCalls().filter(({ access, path }) => access === 'operator' && path !== '/operator/sitting'),
  )('$name is closed outside a sitting', async ({ name, method, path }) => {
    outside ??= await newOperator().then(async (person) => {
      await setUpSecondStep(person)
      return person
    })
    const body = method === 'GET' ? undefined : (BODIES[name] ?? {})
    expect(await (outside as Person).call(method, `/api${fillPath(path, '')}`, body)).toMatchObject({
      status: 403,
      body: { code: 'SITTING_NEEDED' },
    })
  })

  it('notes each sitting', async () => {
    const person = await newOperator()
    const secret = await setUpSecondStep(person)
    await open(person, codeAt(secret))
    const { body } = await log(person)
    expect(body[0]).toMatchObject({ act: 'sittingOpened', operatorName: 'Carmen Ortega' })
  })
})
