// The built server, as it runs for real. At a terminal it tells a person what happens; elsewhere it
// writes JSON lines, one a request.
import { endWithParent } from './setup/end-with-parent.mjs'

endWithParent()
process.env.NODE_ENV ||= 'production'
process.env.LOG_FORMAT ||= process.stdout.isTTY ? 'lines' : 'json'
await import('../dist/server/main.js')
