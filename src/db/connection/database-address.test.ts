import { describe, expect, it } from 'vitest'
import { readDatabaseAddress } from './database-address.ts'

const addressesIn = (url: string) =>
  readDatabaseAddress(url).hosts.map(({ connectionString }) => connectionString)
const namesIn = (url: string) => readDatabaseAddress(url).hosts.map(({ name }) => name)

describe('an address of one host', () => {
  it.each([
    'postgresql://azahar:secreto@db.example/azahar',
    'postgres://azahar:s%2Cecreto@db.example:6432/azahar?sslmode=verify-full',
    'postgresql://azahar:secreto@/azahar?host=/run/postgresql&port=5433',
    'postgresql://azahar:secreto@/azahar?host=%2Ftmp%2Fa%2Cb&port=5432',
  ])('%s stays as it is', (url) => {
    expect(readDatabaseAddress(url)).toMatchObject({ hosts: [{ connectionString: url }], target: null })
  })

  it('may ask for a server that takes changes', () => {
    expect(readDatabaseAddress('postgresql://u@db.example/a?target_session_attrs=primary').target).toBe(
      'primary',
    )
  })
})

describe('an address of several hosts', () => {
  it('is one address for each of them, with user, password, database and all else', () => {
    const url = 'postgres://u:p%40%2F%2C@a:5432,b:5433/db?target_session_attrs=read-write&sslmode=no-verify'
    expect(addressesIn(url)).toEqual([
      'postgres://u:p%40%2F%2C@a:5432/db?sslmode=no-verify',
      'postgres://u:p%40%2F%2C@b:5433/db?sslmode=no-verify',
    ])
    expect(namesIn(url)).toEqual(['a:5432', 'b:5433'])
  })

  it('may name IPv6, and leave the usual port out', () => {
    const url = 'postgresql://u:p@[::1]:5433,[2001:db8::7],db.example/azahar'
    expect(namesIn(url)).toEqual(['[::1]:5433', '[2001:db8::7]:5432', 'db.example:5432'])
  })

  it('may name the folders of sockets, with one port for all or one for each', () => {
    const url = 'postgresql://u:p@/azahar?host=%2Frun%2Fa%2Cb,/run/c&port=5433'
    expect(addressesIn(url)).toEqual([
      'postgresql://u:p@/azahar?host=%2Frun%2Fa%2Cb&port=5433',
      'postgresql://u:p@/azahar?host=/run/c&port=5433',
    ])
    expect(namesIn('postgresql://u:p@/azahar?host=a,b&port=1,2')).toEqual(['a:1', 'b:2'])
    expect(namesIn('postgresql://u:p@a,b/azahar?port=6432')).toEqual(['a:6432', 'b:6432'])
  })

  it('takes what `host` names before what stands in its place', () => {
    expect(namesIn('postgresql://u:p@other.example/azahar?host=a,b')).toEqual(['a:5432', 'b:5432'])
  })

  it('is asked for a server that takes changes unless it says otherwise', () => {
    const targetOf = (query: string) => readDatabaseAddress(`postgresql://u:p@a,b/azahar${query}`).target
    expect(targetOf('')).toBe('read-write')
    expect(targetOf('?target_session_attrs=any')).toBe('any')
    expect(targetOf('?target_session_attrs=primary')).toBe('primary')
  })
})

describe('an address is refused', () => {
  it.each([
    ['postgresql://u:p@a,,b/azahar', /empty place/],
    ['postgresql://u:p@a,/azahar', /empty place/],
    ['postgresql://u:p@a,:5433/azahar', /empty place/],
    ['postgresql://u:p@a,b,c/azahar?port=1,2', /2 ports for 3 hosts/],
    ['postgresql://u:p@a,b/azahar?port=none', /port/],
    ['postgresql://u:p@a,b/azahar?target_session_attrs=standby', /name read-write, primary or any/],
    ['postgresql://u:p@a/azahar?target_session_attrs=read-only', /name read-write, primary or any/],
    ['postgresql://u:hunter#2@a,b/azahar', /percent-encoded/],
  ])('%s', (url, reason) => {
    expect(() => readDatabaseAddress(url)).toThrow(reason)
    expect(() => readDatabaseAddress(url)).not.toThrow(/hunter/)
  })
})
