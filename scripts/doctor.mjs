// Looks at what an installation stands on and says what is wrong and what helps; `--json` for programs.
process.env.NODE_ENV ||= 'production'
await import('../dist/server/doctor.js')
