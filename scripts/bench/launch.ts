import { type ChildProcess, spawn } from 'node:child_process'

/** Starts a Node process and waits until it says it is ready; messages can be sent to it. */
export async function launch(args: string[], env: NodeJS.ProcessEnv, ready: RegExp): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (chunk) => ready.test(String(chunk)) && resolve())
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)))
  })
  return child
}
