import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const gzipAsync = promisify(gzip)

/** JSON as it is sent: its bytes, and their gzip at the fastest level, made off the main thread when it is first asked for. */
export class JsonBody {
  readonly bytes: Buffer
  #gzip: Promise<Buffer> | undefined

  constructor(json: string) {
    this.bytes = Buffer.from(json)
  }

  get text(): string {
    return this.bytes.toString()
  }

  gzip(): Promise<Buffer> {
    this.#gzip ??= gzipAsync(this.bytes, { level: 1 })
    return this.#gzip
  }
}
