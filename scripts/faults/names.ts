import { execFileSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An address of this machine alone, beside the usual one. */
const ADDRESS = '127.0.0.153'

/** Only root may give a process servers of names of its own. */
export const CAN_GIVE_NAMES = process.platform === 'linux' && process.getuid?.() === 0 && canUnshare()

function canUnshare(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A server of names for which every name is this machine, and a program that starts a server that asks no other. */
export async function startNames() {
  let isSilent = false
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    if (!isSilent) socket.send(answerTo(question), port, address)
  })
  socket.bind(53, ADDRESS)
  await once(socket, 'listening')
  const folder = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
  const [names, program] = [join(folder, 'resolv.conf'), join(folder, 'start')]
  writeFileSync(names, `nameserver ${ADDRESS}\n`)
  const starting = `mount --bind ${names} /etc/resolv.conf && exec ${process.execPath} "$0"`
  writeFileSync(program, `#!/bin/sh\nexec unshare --mount sh -c '${starting}' "$1"\n`)
  chmodSync(program, 0o700)
  return {
    program,
    silence: () => {
      isSilent = true
    },
    speak: () => {
      isSilent = false
    },
    stop() {
      socket.close()
      rmSync(folder, { recursive: true })
    },
  }
}

const TYPE_A = 1

/** The answer of DNS to a question (RFC 1035, 4): 127.0.0.1 for an address of IPv4, none for the rest. */
function answerTo(question: Buffer): Buffer {
  const asked = question.subarray(12, question.indexOf(0, 12) + 5)
  const isAddress = asked.readUInt16BE(asked.length - 4) === TYPE_A
  const header = Buffer.from(question.subarray(0, 12))
  header.writeUInt16BE(0x8180, 2)
  header.writeUInt16BE(isAddress ? 1 : 0, 6)
  header.writeUInt32BE(0, 8)
  const answer = Buffer.from([0xc0, 12, 0, TYPE_A, 0, 1, 0, 0, 0, 0, 0, 4, 127, 0, 0, 1])
  return Buffer.concat([header, asked, ...(isAddress ? [answer] : [])])
}
