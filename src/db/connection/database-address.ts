import pg from 'pg'

const TARGETS = ['any', 'read-write', 'primary'] as const

/**
 * The server that a session needs, as `target_session_attrs` of libpq names it: one that takes changes, one that is
 * no standby, or any.
 */
export type SessionTarget = (typeof TARGETS)[number]

/** One server of an address. `name` is for people, without user or password. */
export type Host = { name: string; connectionString: string }

/** `target` is null where the first and only host is taken as it is. */
export type DatabaseAddress = { hosts: Host[]; target: SessionTarget | null }

const EXAMPLE = 'must be an address such as postgresql://user:password@host/database'

/** Said of every address with an account in it. */
export const ESCAPING =
  'cannot be read: special characters of the user and the password must be percent-encoded (@ as %40, # as %23, / as %2F, ? as %3F, % as %25)'

/** The parameters of an address that are about its hosts. */
const OF_HOSTS = ['host', 'port', 'target_session_attrs']

/** An address that cannot be used; its message goes on after the name of a variable and repeats nothing secret. */
export class AddressError extends Error {}

/**
 * Reads an address as libpq has it: `postgresql://user:password@a:5432,b:5433/database?target_session_attrs=primary`,
 * or `?host=a,b&port=5432,5433`, where one port counts for every host. Each host becomes an address of its own with
 * all other parameters. Several hosts without a target are asked for one that takes changes, because there is no
 * work for a session that cannot. Throws `AddressError`.
 */
export function readDatabaseAddress(url: string): DatabaseAddress {
  // Not checked as a URL: `postgresql://user:password@/database?host=/run/postgresql` is a good one too.
  const [, scheme = '', authority = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/)([^/?#\s]*)(\S*)$/.exec(url) ?? []
  if (!scheme || (!authority && !rest)) throw new AddressError(EXAMPLE)
  const [path = '', query = ''] = splitOnce(rest, '?')
  if (hasStrayCredentials(authority, rest, query)) throw new AddressError(ESCAPING)
  const parameters = query.split('&').filter((part) => part !== '')
  const target = readTarget(rawValue(parameters, 'target_session_attrs'))
  const places = readPlaces(authority.slice(authority.lastIndexOf('@') + 1), parameters)
  if (places.length === 1) return { hosts: [readHost(url)], target }
  const begin = scheme + authority.slice(0, authority.lastIndexOf('@') + 1)
  const kept = parameters.filter((part) => !OF_HOSTS.includes(part.split('=')[0]!))
  const hosts = places.map((place) => {
    const asked = [...kept, ...place.parameters].join('&')
    return readHost(`${begin}${place.authority}${path}${asked && `?${asked}`}`)
  })
  return { hosts, target: target ?? 'read-write' }
}

/** The hosts of an address, for sentences. */
export const nameHosts = (hosts: Host[]): string => hosts.map(({ name }) => name).join(', ')

/** The parts of each host's own address that say where it is. */
type Place = { authority: string; parameters: string[] }

/** A comma that is percent-encoded belongs to the name of a host: the folder of a socket may have one. */
function readPlaces(authority: string, parameters: string[]): Place[] {
  const named = rawValue(parameters, 'host')
  const hosts = (named || authority).split(',')
  if (hosts.length === 1) return [{ authority, parameters: [] }]
  if (hosts.some((host) => host === '' || host.startsWith(':'))) {
    throw new AddressError('has an empty place in its list of hosts: name each host between the commas')
  }
  const ports = rawValue(parameters, 'port')?.split(',') ?? []
  if (ports.length > 1 && ports.length !== hosts.length) {
    throw new AddressError(
      `names ${ports.length} ports for ${hosts.length} hosts: give one port for all, or one for each`,
    )
  }
  return hosts.map((host, index) => {
    const port = ports[index] ?? ports[0]
    return {
      authority: named ? '' : host,
      parameters: [...(named ? [`host=${host}`] : []), ...(port ? [`port=${port}`] : [])],
    }
  })
}

function readTarget(given: string | null): SessionTarget | null {
  const target = TARGETS.find((one) => one === given) ?? null
  if (given !== null && !target) {
    throw new AddressError(
      'asks for a target_session_attrs that Azahar has no use for: it writes, so name read-write, primary or any',
    )
  }
  return target
}

function readHost(connectionString: string): Host {
  try {
    const { host, port } = new pg.Client({ connectionString })
    if (!(port > 0 && port < 65_536)) throw new AddressError('names a port that is none')
    return { name: `${host.includes(':') ? `[${host}]` : host}:${port}`, connectionString }
  } catch (error) {
    throw error instanceof AddressError ? error : new AddressError(ESCAPING)
  }
}

/** As it is written in the address, not decoded. */
function rawValue(parameters: string[], name: string): string | null {
  const found = parameters.find((part) => part.startsWith(`${name}=`))
  return found ? found.slice(name.length + 1) : null
}

/** A password that holds `/`, `?` or `#` ends the host before its `@` has come. */
function hasStrayCredentials(authority: string, rest: string, query: string): boolean {
  if (authority.includes('@')) return rest.includes('#') || rest.split('?')[0]!.includes('@')
  return /[/#][^?]*@/.test(rest) || query.split('&').some((part) => part.includes('@') && !part.includes('='))
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
