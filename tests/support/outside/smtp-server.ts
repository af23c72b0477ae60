import { createServer, type Socket } from 'node:net'

/**
 * A mail server on this machine that takes everything and keeps it: the raw messages and the addresses that they are
 * to be returned to, oldest first. `answerTo` says
 * what a recipient is answered instead, such as `550 5.1.1 No such user`.
 */
export async function startSmtpServer(
  port = 0,
  answerTo: (recipient: string) => string | undefined = () => undefined,
) {
  const messages: string[] = []
  const senders: string[] = []
  const server = createServer((socket) => converse(socket, { messages, senders }, answerTo))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    messages,
    senders,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

type Kept = { messages: string[]; senders: string[] }

function converse(
  socket: Socket,
  { messages, senders }: Kept,
  answerTo: (recipient: string) => string | undefined,
) {
  let pending = ''
  let message: string[] | null = null
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 mail.example')
  socket.setEncoding('utf8').on('data', (chunk) => {
    const lines = (pending + chunk).split('\r\n')
    pending = lines.pop() ?? ''
    for (const line of lines) {
      if (message && line === '.') {
        messages.push(message.join('\n'))
        message = null
        say('250 kept')
      } else if (message) {
        message.push(line)
      } else if (line === 'DATA') {
        message = []
        say('354 go on')
      } else if (line === 'QUIT') {
        say('221 bye')
        socket.end()
      } else {
        const sender = /^MAIL FROM:<(.*?)>/.exec(line)?.[1]
        if (sender) senders.push(sender)
        const recipient = /^RCPT TO:<(.*)>/.exec(line)?.[1]
        say((recipient && answerTo(recipient)) || '250 mail.example')
      }
    }
  })
}
