import { Client } from 'pg'

const EXAMPLE = 'must be an address such as postgresql://user:password@host/database'

const ESCAPING =
  'cannot be read: special characters of the user and the password must be percent-encoded (@ as %40, # as %23, / as %2F, ? as %3F, % as %25)'

const SEVERAL_HOSTS =
  'names several hosts, which Azahar does not support: name one address that always leads to the primary'

/** Says why the address of a database cannot be tried, without repeating any of it; `null` when it can. */
export function databaseUrlProblem(url: string): string | null {
  // Not checked as a URL: `postgresql://user:password@/database?host=/run/postgresql` is a good one too.
  if (!/^postgres(ql)?:\/\/\S+$/.test(url)) return EXAMPLE
  const [, authority = '', rest = ''] = /^\w+:\/\/([^/?#]*)(.*)$/.exec(url) ?? []
  const query = rest.split('?')[1] ?? ''
  if (hasStrayCredentials(authority, rest, query)) return ESCAPING
  const hosts = authority.slice(authority.lastIndexOf('@') + 1)
  const named = new URLSearchParams(query).get('host') ?? ''
  if (hosts.includes(',') || named.includes(',')) return SEVERAL_HOSTS
  try {
    void new Client({ connectionString: url })
    return null
  } catch {
    return ESCAPING
  }
}

/** A password that holds `/`, `?` or `#` ends the host before its `@` has come. */
function hasStrayCredentials(authority: string, rest: string, query: string): boolean {
  if (authority.includes('@')) return rest.includes('#') || rest.split('?')[0]!.includes('@')
  return /[/#][^?]*@/.test(rest) || query.split('&').some((part) => part.includes('@') && !part.includes('='))
}
