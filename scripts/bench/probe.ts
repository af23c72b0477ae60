// A stranger in a process of their own, so that the load is not what slows them down: asks for their lists one after
// the other, and for /healthz, from the message that says where until the next one, and answers with what it waited.
import { setTimeout as delay } from 'node:timers/promises'

export type ProbeTarget = { origin: string; lists: readonly string[]; cookie: string }
export type ProbeResult = Record<'list' | 'health', { waits: number[]; refused: number }>

const PAUSE_MS = 15
let isOn = false

process.on('message', (target: ProbeTarget | 'stop') => {
  if (target === 'stop') isOn = false
  else void probe(target)
})

async function probe({ origin, lists, cookie }: ProbeTarget): Promise<void> {
  const result: ProbeResult = { list: { waits: [], refused: 0 }, health: { waits: [], refused: 0 } }
  const ask = async (kind: keyof ProbeResult, paths: readonly string[]) => {
    for (let turn = 0; isOn; turn += 1) {
      const started = performance.now()
      const status = await fetch(origin + paths[turn % paths.length], { headers: { cookie } }).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        },
        () => 0,
      )
      result[kind].waits.push(performance.now() - started)
      if (status !== 200) result[kind].refused += 1
      await delay(PAUSE_MS)
    }
  }
  isOn = true
  await Promise.all([ask('list', lists), ask('health', ['/healthz'])])
  process.send?.(result)
}

console.log('ready')
