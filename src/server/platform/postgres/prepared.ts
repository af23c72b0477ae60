import type { Database } from '#db/client.ts'

/**
 * A query under a name, for what nearly every page reads: it is put together once for each pool, and planned once by
 * each of its connections. Both take longer than reading the few rows. Its values are `sql.placeholder('…')`.
 */
export function prepared<Statement>(
  name: string,
  build: (db: Database) => { prepare(name: string): Statement },
): (db: Database) => Statement {
  const statements = new WeakMap<Database, Statement>()
  return (db) => {
    const kept = statements.get(db)
    if (kept) return kept
    const statement = build(db).prepare(name)
    statements.set(db, statement)
    return statement
  }
}
