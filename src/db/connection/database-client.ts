import pg from 'pg'
import { chooseHost, READ_ONLY } from './choose-host.ts'
import { type DatabaseAddress, type Host, readDatabaseAddress } from './database-address.ts'

/** Of all hosts together, in milliseconds; less where the client's own `connectionTimeoutMillis` is less. */
const CHOICE_MS = 3000

/**
 * A connection to the database of an address, which may name several hosts (decision 133): every connection of the
 * program is one, those of pools too. One that breaks fails its statement, and no unhandled `error` ends the process.
 */
export class DatabaseClient extends pg.Client {
  readonly #choice: HostChoice | null
  readonly #connectMs: number
  #isEnded = false

  constructor(config: pg.ClientConfig = {}) {
    const choice = choiceFor(config.connectionString)
    super(choice ? { ...config, connectionString: choice.address.hosts[0]!.connectionString } : config)
    this.#choice = choice
    this.#connectMs = Math.min(config.connectionTimeoutMillis || CHOICE_MS, CHOICE_MS)
    this.on('error', () => {})
    if (!choice) return
    this.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) this.#leave(choice)
    })
  }

  override connect(): Promise<pg.Client>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.Client> | undefined {
    if (!callback) return this.#choice ? this.#connectTo(this.#choice) : super.connect()
    const told = callback as (error: Error | null, client?: pg.Client) => void
    if (this.#choice) this.#connectTo(this.#choice).then((client) => told(null, client), told)
    else super.connect(told)
    return undefined
  }

  override end(): Promise<void>
  override end(callback: (error: Error) => void): void
  override end(callback?: (error: Error) => void): Promise<void> | undefined {
    this.#isEnded = true
    if (!callback) return super.end()
    super.end(callback)
    return undefined
  }

  /** Breaks the connection as a server does that goes away: pools and listeners connect anew. */
  cutOff(): void {
    this.connection.stream.destroy(new Error('Connection terminated: the host takes no changes any more'))
  }

  async #connectTo(choice: HostChoice): Promise<pg.Client> {
    const host = await choice.choose(this.#connectMs)
    if (this.#isEnded) throw new Error('Connection terminated')
    const place = new pg.Client({ connectionString: host.connectionString })
    Object.assign(this, { host: place.host, port: place.port })
    await super.connect()
    choice.note(this, host)
    return this
  }

  /** The answer comes first, and then the end: what was refused is refused, and the next one asks another host. */
  #leave(choice: HostChoice): void {
    setImmediate(() => {
      this.cutOff()
      choice.choose(CHOICE_MS).catch(() => {})
    })
  }
}

type Connected = Parameters<pg.Client['connect']>[0]

/**
 * The host that all connections of this process go to. It is kept for as long as it is one for them, also when one
 * before it in the address is back, and connections to another are cut off once it has changed.
 */
class HostChoice {
  readonly address: DatabaseAddress
  #present: Host | null = null
  #choosing: Promise<Host> | null = null
  readonly #clients = new Map<DatabaseClient, Host>()

  constructor(address: DatabaseAddress) {
    this.address = address
  }

  /** Connections that begin together ask together. Throws when no host is one for them, or within `withinMs`. */
  async choose(withinMs: number): Promise<Host> {
    this.#choosing ??= this.#ask().finally(() => {
      this.#choosing = null
    })
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('timeout expired')), withinMs)
    })
    return Promise.race([this.#choosing, late]).finally(() => clearTimeout(timer))
  }

  note(client: DatabaseClient, host: Host): void {
    client.once('end', () => this.#clients.delete(client))
    this.#clients.set(client, host)
    if (host !== this.#present) client.cutOff()
  }

  async #ask(): Promise<Host> {
    const { hosts, target } = this.address
    const first = this.#present
    const order = first ? [first, ...hosts.filter((host) => host !== first)] : hosts
    this.#present = await chooseHost({ hosts: order, target })
    for (const [client, host] of this.#clients) if (host !== this.#present) client.cutOff()
    return this.#present
  }
}

const choices = new Map<string, HostChoice>()

/** Null where there is nothing to choose: one host without a target is connected to as it is. */
function choiceFor(connectionString: string | undefined): HostChoice | null {
  if (!connectionString || !/,|target_session_attrs/.test(connectionString)) return null
  const known = choices.get(connectionString)
  if (known) return known
  const address = readDatabaseAddress(connectionString)
  if (!address.target) return null
  const choice = new HostChoice(address)
  choices.set(connectionString, choice)
  return choice
}
