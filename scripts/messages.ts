// npm run messages — compiles src/messages/*.json, which people edit, to the modules that the code imports; their
// results are committed, so that nothing waits for it. With --check it only says what is missing or out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { compileMessages } from './messages/compile-messages.ts'
import { messageFaults } from './messages/message-faults.ts'

const folder = new URL('../src/messages/', import.meta.url)
const isCheck = process.argv.includes('--check')

const sources = Object.fromEntries(
  INVITATION_LANGUAGES.map((language) => [
    language,
    readFileSync(new URL(`${language}.json`, folder), 'utf8'),
  ]),
)
const faults = messageFaults(sources)
for (const [name, text] of Object.entries(await compileMessages(sources))) {
  const file = new URL(name, folder)
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === text
  if (isCheck && !isCurrent) faults.push(`${name} is out of date: npm run messages`)
  else if (!isCurrent) writeFileSync(file, text)
}
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
