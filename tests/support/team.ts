import type { AgencyRole, AssignmentKind } from '#domain/agencies/agencies.ts'
import { type Person, signedUp } from './accounts/person.ts'
import type { TestApp } from './test-app.ts'

/** The path of the agency that a planner has founded. */
export const agencyOf = ({ userId }: Pick<Person, 'userId'>) => `/api/planner/agencies/${userId}`

/** Invites an address, and gives the token of the link in the mail. */
export async function invited(
  app: TestApp,
  owner: Person,
  email: string,
  role: AgencyRole = 'helper',
  agency = agencyOf(owner),
): Promise<string> {
  const answer = await owner.post(`${agency}/invitations`, { email, role })
  if (answer.status !== 200) throw new Error(`inviting: ${JSON.stringify(answer.body)}`)
  return tokenMailedTo(app, email)
}

/** The token in the newest mail to an address. */
export async function tokenMailedTo(app: TestApp, email: string): Promise<string> {
  await app.runJobs()
  const mail = app.mails.findLast(({ to }) => to === email)
  const [, token] = /team-invitation\?token=([\w-]+)/.exec(mail?.text ?? '') ?? []
  if (!token) throw new Error(`no invitation was mailed to ${email}`)
  return token
}

export const accepting = (person: Person, token: string) =>
  person.post('/api/planner/agency-invitations/accept', { token })

/** Takes a person into the agency of an owner. */
export async function takeIn(app: TestApp, owner: Person, person: Person, role: AgencyRole = 'helper') {
  const answer = await accepting(person, await invited(app, owner, person.email, role))
  if (answer.status !== 200) throw new Error(`joining: ${JSON.stringify(answer.body)}`)
}

/** A planner who works in the agency of another. */
export async function colleague(app: TestApp, owner: Person, name: string, role: AgencyRole = 'helper') {
  const person = await signedUp(app, name, 'planner')
  await takeIn(app, owner, person, role)
  return person
}

export const assigning = (
  owner: Person,
  weddingId: string,
  { userId }: Pick<Person, 'userId'>,
  kind: AssignmentKind | null,
  agency = agencyOf(owner),
) => owner.call('PUT', `${agency}/weddings/${weddingId}/people/${userId}`, { kind })
