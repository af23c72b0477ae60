import pg from 'pg'
import type { DatabaseAddress, Host, SessionTarget } from './database-address.ts'

/** How long one host may take to connect and to say its role, in milliseconds. */
const HOST_MS = 2000
/** A host that has said nothing for so long is no longer waited for alone: the next one is asked beside it. */
const NEXT_AFTER_MS = 300

/** The role of a server, as it says it. */
export type HostRole = { isStandby: boolean; isReadOnly: boolean; version: string }

/** No host of an address is one for the session; its code is the one of the host that came nearest. */
export class NoHostError extends Error {
  readonly code: string | undefined
  constructor(refusals: { host: Host; error: Error & { code?: string } }[]) {
    const told = refusals.map(({ host, error }) => `${host.name}: ${sentenceOf(error)}`)
    const nearest = refusals.find(({ error }) => isAnswer(error)) ?? refusals[0]!
    super(told.join('; '), { cause: nearest.error })
    this.code = nearest.error.code
  }
}

/**
 * The first host, in their order, that is one for the session. The next one is asked when the one before has refused
 * or is silent, so that a dead host and one that swallows what is sent hold nothing up. Throws `NoHostError`.
 */
export function chooseHost({ hosts, target }: DatabaseAddress, look = lookAtHost): Promise<Host> {
  const refusals = new Map<Host, Error>()
  return new Promise((resolve, reject) => {
    let asked = 0
    let timer: NodeJS.Timeout | undefined
    const askNext = () => {
      clearTimeout(timer)
      const host = hosts[asked]
      if (!host) return
      asked += 1
      timer = setTimeout(askNext, NEXT_AFTER_MS)
      look(host)
        .then((role) => refuseOther(role, target))
        .then(
          () => {
            asked = hosts.length
            clearTimeout(timer)
            resolve(host)
          },
          (error) => {
            refusals.set(host, error)
            if (refusals.size < hosts.length) return askNext()
            clearTimeout(timer)
            reject(new NoHostError(hosts.map((one) => ({ host: one, error: refusals.get(one)! }))))
          },
        )
    }
    askNext()
  })
}

/** Connects to one host and asks for its role; throws what the network or the server says within its time. */
export async function lookAtHost({ connectionString }: Host): Promise<HostRole> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: HOST_MS,
    query_timeout: HOST_MS,
    application_name: 'azahar host',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<HostRole>(ROLE)
    return rows[0]!
  } finally {
    void client.end().catch(() => {})
  }
}

const ROLE = `select pg_is_in_recovery() as "isStandby", current_setting('server_version') as version,
  current_setting('transaction_read_only')::boolean as "isReadOnly"`

function refuseOther({ isStandby, isReadOnly }: HostRole, target: SessionTarget | null): void {
  if (target === 'any' || target === null) return
  if (isStandby) throw Object.assign(new Error('it is a standby'), { code: READ_ONLY })
  if (isReadOnly && target === 'read-write') {
    throw Object.assign(new Error('it may only be read'), { code: READ_ONLY })
  }
}

/** The state by which PostgreSQL refuses a change where there are none to be made. */
export const READ_ONLY = '25006'

/** The server itself has said no, rather than the network: that tells more. */
const isAnswer = ({ code = '' }: { code?: string }) => /^[0-9A-Z]{5}$/.test(code)

const sentenceOf = (error: Error & { code?: string; errors?: Error[] }) =>
  error.message || error.errors?.[0]?.message || error.code || error.name
