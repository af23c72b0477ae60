// The floor that the API is measured against: node:http and pg with prepared statements, no session, and a copy of the
// guests without triggers and foreign keys.
import { createServer, type IncomingMessage } from 'node:http'
import { Pool } from 'pg'
import { v7 } from 'uuid'

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 16 })
await pool.query('create table bare_guests (like guests including defaults including indexes)')
await pool.query('insert into bare_guests select * from guests')

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
  if (request.method === 'GET') {
    const { rows } = await pool.query({
      name: 'list',
      text: `select id, full_name as "fullName", email, rsvp, notes, created_at as "createdAt"
             from bare_guests where wedding_id = $1 order by created_at, id`,
      values: [weddingId],
    })
    return send(200, rows)
  }
  const guest = JSON.parse(await readBody(request))
  const { rows } = await pool.query({
    name: 'add',
    text: `insert into bare_guests (wedding_id, id, full_name, email, notes) values ($1, $2, $3, $4, $5)
           returning id, full_name as "fullName", email, rsvp, notes, created_at as "createdAt"`,
    values: [weddingId, v7(), guest.fullName, guest.email ?? null, guest.notes ?? null],
  })
  send(201, rows[0])
})

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  return body
}

server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('listening'))
