import type { TestApp } from '../test-app.ts'

/** Suspends the account of an address without an operator, and ends its sessions. */
export async function suspended({ db }: Pick<TestApp, 'db'>, email: string): Promise<void> {
  await db.$client.query(
    `insert into account_suspensions (user_id, reason, was_listed, at)
     select id, 'Cobra y desaparece', false, now() from auth.user where email = $1`,
    [email],
  )
  await db.$client.query(
    'delete from auth.session s using auth.user u where u.id = s.user_id and u.email = $1',
    [email],
  )
}
