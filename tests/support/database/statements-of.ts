import { expect } from 'vitest'
import type { TestApp } from '../test-app.ts'

/** How many statements the app sends for something that one of a couple does. */
export async function statementsOf(app: TestApp, act: () => Promise<unknown>): Promise<number> {
  const { $client } = app.platform.databases.published
  const asked = new Map<{ query: unknown }, unknown>()
  let statements = 0
  const watch = (client: { query: unknown }) => {
    if (asked.has(client)) return
    const query = client.query as (...words: unknown[]) => unknown
    asked.set(client, query)
    client.query = (...words: unknown[]) => {
      statements += 1
      return query.apply(client, words)
    }
  }
  $client.on('acquire', watch)
  try {
    await act()
  } finally {
    $client.off('acquire', watch)
    for (const [client, query] of asked) client.query = query
  }
  expect(statements).toBeGreaterThan(0)
  return statements
}
