import type { NamedPreset, Permissions } from '#domain/members/permissions.ts'
import type { Role } from '#domain/members/roles.ts'
import { type Person, signedUp } from '../accounts/person.ts'
import type { TestApp } from '../test-app.ts'

/** A new person who joins the wedding of `host` with a code of that preset. */
export async function joinedAs(
  app: TestApp,
  host: Person,
  weddingId: string,
  preset: NamedPreset,
  role: Role = preset === 'planner' ? 'planner' : 'couple',
): Promise<Person> {
  const person = await signedUp(app, `Pilar Vidal (${preset})`, role)
  await host.letIn(weddingId, person, preset)
  return person
}

/** Gives a member other levels, as one of the couple does. */
export const setLevels = (
  host: Person,
  weddingId: string,
  { userId }: Person,
  permissions: Partial<Permissions>,
) => host.patch(`/api/weddings/${weddingId}/members/${userId}`, { permissions })
