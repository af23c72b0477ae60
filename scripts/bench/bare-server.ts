// The floor that the API is measured against: node:http and pg with prepared statements, the session
// and the membership checked, and nothing else.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { Pool } from 'pg'
import { v7 } from 'uuid'

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 16 })
const secret = process.env['AUTH_SECRET']!

const server = createServer(async (request, response) => {
  const send = (status: number, value: unknown) => {
    const body = JSON.stringify(value)
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  }
  const weddingId = request.url!.split('/')[3]!
  if (!(await isMember(request, weddingId))) return send(404, {})
  if (request.method === 'GET') {
    const { rows } = await pool.query({
      name: 'list',
      text: `select id, full_name as "fullName", email, rsvp, notes, created_at as "createdAt"
             from guests where wedding_id = $1 order by created_at, id`,
      values: [weddingId],
    })
    return send(200, rows)
  }
  const guest = JSON.parse(await readBody(request))
  const { rows } = await pool.query({
    name: 'add',
    text: `insert into guests (wedding_id, id, full_name, email, notes) values ($1, $2, $3, $4, $5)
           returning id, full_name as "fullName", email, rsvp, notes, created_at as "createdAt"`,
    values: [weddingId, v7(), guest.fullName, guest.email ?? null, guest.notes ?? null],
  })
  send(201, rows[0])
})

async function isMember(request: IncomingMessage, weddingId: string): Promise<boolean> {
  const value = decodeURIComponent(
    /azahar\.session_token=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '',
  )
  const dot = value.lastIndexOf('.')
  const token = value.slice(0, dot)
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const { rows } = await pool.query({
    name: 'member',
    text: `select s.user_id, m.role from auth.session s
           join wedding_members m on m.user_id = s.user_id and m.wedding_id = $2
           where s.token = $1 and s.expires_at > now()`,
    values: [token, weddingId],
  })
  return rows.length > 0
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  return body
}

server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('listening'))
