import { eq } from 'drizzle-orm'
import { user } from '#db/schema/auth.ts'
import type { TestApp } from '../test-app.ts'
import { codeAt, secretOf } from './authenticator.ts'
import { PASSWORD, Person } from './person.ts'

/** The address that the app of a test names as its operator. */
export const OPERATOR_EMAIL = 'carmen@azahar.example'

/** Signs up the operator, whose address is confirmed. */
export async function operatorSignedUp(
  app: Pick<TestApp, 'db' | 'fetch'>,
  email = OPERATOR_EMAIL,
): Promise<Person> {
  const person = new Person(app, 'Carmen Ortega', 'couple', email)
  const answer = await person.signUp()
  if (answer.status !== 200) throw new Error(`sign-up of an operator: ${JSON.stringify(answer.body)}`)
  await app.db.update(user).set({ emailVerified: true }).where(eq(user.email, email))
  return person
}

/** Sets up the second step of a person and gives the secret of their authenticator. */
export async function setUpSecondStep(person: Person): Promise<Buffer> {
  const { body } = await person.post('/api/auth/two-factor/enable', { password: PASSWORD })
  const secret = secretOf(body.totpURI)
  const done = await person.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret) })
  if (done.status !== 200) throw new Error(`second step: ${JSON.stringify(done.body)}`)
  return secret
}

/** An operator within a sitting, and the secret of their authenticator. */
export async function operatorInSitting(
  app: Pick<TestApp, 'db' | 'fetch'>,
  email?: string,
): Promise<{ carmen: Person; secret: Buffer }> {
  const carmen = await operatorSignedUp(app, email)
  const secret = await setUpSecondStep(carmen)
  const opened = await carmen.post('/api/operator/sitting', { code: codeAt(secret) })
  if (opened.status !== 200) throw new Error(`sitting: ${JSON.stringify(opened.body)}`)
  return { carmen, secret }
}
