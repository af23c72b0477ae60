import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { signedUp } from '../../support/accounts/person.ts'
import { booksOf } from '../../support/books.ts'
import { invoicesOf } from '../../support/invoicing.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()

/** Another value of each stored column; the test below asks for one of every column that there is. */
const CHANGES: Record<string, Record<string, string>> = {
  invoice_records: {
    owner_id: 'gen_random_uuid()',
    seq: 'seq + 100',
    invoice_id: `(select o.id from invoices o where o.owner_id = t.owner_id and o.id <> t.invoice_id limit 1)`,
    kind: `'cancellation'`,
    record: `replace(record, 'Inés', 'Irene')`,
    hash: `repeat('A', 64)`,
    seal: `repeat('a', 64)`,
    signed: `'<otro/>'`,
    created_at: `created_at + interval '1 hour'`,
    created_by: 'gen_random_uuid()',
  },
  invoices: {
    owner_id: 'gen_random_uuid()',
    id: 'gen_random_uuid()',
    number: `'A99-0009'`,
    issued_on: `issued_on - 1`,
    content: `jsonb_set(content, '{recipient,address}', '"Calle Otra, 1"')`,
    charge_id: 'null',
    corrects: 'id',
    environment: `'production'`,
    created_at: `created_at - interval '2 days'`,
    created_by: 'gen_random_uuid()',
  },
  invoice_series: { owner_id: 'gen_random_uuid()', series: `'Z'`, year: 'year + 1', last: 'last + 1' },
}
/** A series that belongs to another planner says nothing about this one. */
const UNSEEN = new Set(['invoice_series.owner_id'])

const CASES = Object.entries(CHANGES).flatMap(([table, columns]) =>
  Object.entries(columns)
    .filter(([column]) => !UNSEEN.has(`${table}.${column}`))
    .map(([column, value]) => [`${table}.${column}`, { table, column, value }] as const),
)

/** A planner with three invoices. */
async function withThree() {
  const planner = await signedUp(app, 'Elena Marín', 'planner')
  const weddingId = await planner.createWedding('Inés & Tomás', '2026-12-12')
  const books = booksOf(planner)
  const charges = [1, 2, 3].map((at) => ({ concept: `Pago ${at}`, total: 50_000, dueOn: '2026-02-01' }))
  const account = await books.agree(weddingId, charges)
  await books.saveIssuer()
  const invoices = invoicesOf(planner)
  await invoices.switchOn()
  for (const { id } of account.charges) await invoices.issue(id)
  return { planner, invoices }
}

describe('the check of the chain', () => {
  it('has a case for each stored column of records, invoices and series', async () => {
    const { rows } = await app.db.execute<{ name: string }>(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_name in ('invoice_records', 'invoices', 'invoice_series') and table_schema = 'public'`)
    const known = Object.entries(CHANGES).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
  })

  it.each(CASES)('finds that %s was changed behind the program', async (_name, { table, column, value }) => {
    const { planner, invoices } = await withThree()
    expect((await invoices.read()).chain.fault).toBeNull()
    const of = { invoice_records: 'seq = 2', invoices: `number like '%-0002'`, invoice_series: 'true' }[table]
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      const { rowCount } = await tx.execute(
        sql.raw(`update ${table} t set ${column} = ${value} where owner_id = '${planner.userId}' and ${of}`),
      )
      expect(rowCount).toBe(1)
    })
    expect((await invoices.read()).chain.fault).not.toBeNull()
  })
})
