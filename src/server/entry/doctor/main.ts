import { examine } from './examine.ts'
import { describeFindings, findingsAsJson, isWell } from './print-findings.ts'

const found = await examine(process.env)
const text = process.argv.includes('--json') ? findingsAsJson(found) : describeFindings(found)
process.stdout.write(`${text}\n`)
process.exit(isWell(found) ? 0 : 1)
