// The built server, as it runs for real. At a terminal it tells a person what happens; elsewhere it
// writes JSON lines, one a request.
process.env.NODE_ENV ||= 'production'
process.env.LOG_FORMAT ||= process.stdout.isTTY ? 'lines' : 'json'
await import('../dist/server/main.js')
