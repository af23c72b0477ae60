import { createHmac } from 'node:crypto'

/** Tells secrets apart and gives nothing away of any. */
export const markOfSecret = (secret: string): string =>
  createHmac('sha256', secret).update('azahar backup').digest('hex').slice(0, 32)

export const SECRET_MARK = /^[0-9a-f]{32}$/

type Asks = { query(text: string): Promise<{ rows: { mark: string | null }[] }> }

/** The mark that a database keeps of its secret; `null` before its first start, and in tables of an older version. */
export async function readSecretMark(client: Asks): Promise<string | null> {
  const { rows } = await client.query(
    `select to_jsonb(installation) ->> 'secret_mark' as mark from public.installation`,
  )
  return rows[0]?.mark ?? null
}
