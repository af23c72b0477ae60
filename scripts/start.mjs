// The built server, as it runs for real. At a terminal it tells a person what happens; elsewhere it
// writes JSON lines, one a request.
import { endWithParent } from './setup/end-with-parent.mjs'
import { runBuilt } from './setup/run-built.mjs'

endWithParent()
process.env.LOG_FORMAT ||= process.stdout.isTTY ? 'lines' : 'json'
await runBuilt('main')
