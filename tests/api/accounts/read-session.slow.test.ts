import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readSession } from '#server/core/auth/read-session.ts'
import { signedUp } from '../../support/accounts/person.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()

it.each([1, 2, 4, 5, 16, 17, 64, 65, 150])(
  'answers each of %i requests that arrive together with its own session',
  async (count) => {
    const ids: string[] = []
    for (const name of ['Lucía', 'Martín', 'Noelia']) ids.push((await signedUp(app, name, 'couple')).userId)
    const { rows } = await app.db.execute<{ token: string; user_id: string }>(
      sql`select token, user_id from auth.session where user_id in ${ids}`,
    )
    const questions = Array.from({ length: count }, (_, at) =>
      at % 4 === 3 ? { token: `no-session-${at}`, user_id: null } : rows[at % 4]!,
    )
    const answers = await Promise.all(
      questions.map(({ token }) => readSession(app.platform, { token, weddingId: null, area: null })),
    )
    expect(answers.map((row) => row?.user_id ?? null)).toEqual(questions.map(({ user_id }) => user_id))
  },
)
