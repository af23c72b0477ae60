import pg from 'pg'
import { nameHosts, readDatabaseAddress } from '#db/connection/database-address.ts'
import { StartError } from '../start-error.ts'

/** One line that says why the database of DATABASE_URL cannot be used and what to do; never the password. */
export function connectionFailure(error: unknown, url: string): StartError {
  return new StartError(withoutPassword(lineFor(error as Failure, url), url))
}

type Failure = { code?: string; message: string; errors?: Failure[] }

const UNTRUSTED =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_CERT_ALTNAME_INVALID)$/

function lineFor({ code = '', message, errors }: Failure, url: string): string {
  const { hosts } = readDatabaseAddress(url)
  const { user, database } = new pg.Client(hosts[0])
  const place = nameHosts(hosts)
  const reason = message || errors?.[0]?.message || code
  if (/does not support SSL/.test(message)) {
    return `The database at ${place} offers no TLS: remove sslmode from DATABASE_URL, or turn TLS on there.`
  }
  if (UNTRUSTED.test(code)) {
    return `The certificate of the database at ${place} is not trusted (${reason}): name its authority with sslrootcert=<file> in DATABASE_URL.`
  }
  if (code === '28P01') return `The database refuses the password of the user ${user}: check DATABASE_URL.`
  if (/no encryption|SSL off|SSL required|requires? (SSL|TLS)/i.test(message)) {
    return `The database at ${place} asks for TLS (${reason}): add sslmode=verify-full to DATABASE_URL.`
  }
  if (code.startsWith('28'))
    return `The database does not let the user ${user} in (${reason}): check DATABASE_URL.`
  if (code === '3D000')
    return `There is no database ${database} at ${place}: create it, or correct DATABASE_URL.`
  if (code === '42501') return `The user ${user} may not use the database ${database} (${reason}).`
  if (code.startsWith('08P')) {
    return `What answers at ${place} does not speak as PostgreSQL does (${reason}). ${DIRECTLY}`
  }
  if (code.startsWith('53') || code.startsWith('57')) {
    return `The database at ${place} takes no connections for now (${reason}): try again later.`
  }
  return `The database cannot be reached: ${reason} (${place}). Check DATABASE_URL.`
}

export const DIRECTLY = 'Let DATABASE_URL lead to PostgreSQL itself, or to a pooler in session mode.'

/** Messages of the network and of PostgreSQL carry parts of a badly written address. */
function withoutPassword(line: string, url: string): string {
  const { password } = new pg.Client(readDatabaseAddress(url).hosts[0])
  if (!password) return line
  return [password, encodeURIComponent(password)].reduce((text, secret) => text.replaceAll(secret, '…'), line)
}
