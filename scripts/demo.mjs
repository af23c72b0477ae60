// The built server with a living example in a data folder of its own.
import { fileURLToPath } from 'node:url'

const server = fileURLToPath(new URL('../dist/server/main.js', import.meta.url))
process.env.DATA_DIR ||= './demo-data'
process.argv.splice(1, process.argv.length, server, '--demo')
await import(server)
