// The built server with a living example in a data folder of its own.
process.env.DATA_DIR ||= './demo-data'
process.env.LOG_FORMAT ||= 'lines'
process.argv.push('--demo')
await import('./start.mjs')
