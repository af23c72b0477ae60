// Prints the complaints of the server under the journeys, for the end of a run that failed: the cause is often there.
import { readFileSync } from 'node:fs'

const SHOWN_MAX = 12

/** The requests that failed or were too many, and the errors and warnings of a log, alike ones in one line with how many and when. */
export function describeTrouble(file) {
  const groups = new Map()
  let at = ''
  for (const line of read(file).split('\n')) {
    const request = parse(line)
    if (request) at = new Date(request.time).toISOString()
    const what = request ? (failedRequest(request) ?? logged(request)) : complaint(line)
    if (!what) continue
    const group = groups.get(what) ?? { count: 0, from: at }
    groups.set(what, { ...group, count: group.count + 1, to: at })
  }
  return [...groups]
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, SHOWN_MAX)
    .map(([what, { count, from, to }]) => `${count} × ${what} (${from} to ${to})`)
}

const failedRequest = ({ status, method, path }) =>
  status >= 500 || status === 429 ? `${status} ${method} ${withoutIds(path)}` : null

const logged = ({ level, status, msg, path, err }) =>
  level >= 40 && status === undefined
    ? withoutIds(
        [level >= 50 ? 'Error:' : 'Warning:', msg, path, err?.message].filter(Boolean).join(' '),
      ).slice(0, 200)
    : null

const complaint = (line) =>
  /^(Error|Warning): /.test(line) ? withoutIds(line.replace(/ requestId="[^"]*"/, '').slice(0, 200)) : null

const withoutIds = (text) => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\bid="\d+"/g, '…')

function parse(line) {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
