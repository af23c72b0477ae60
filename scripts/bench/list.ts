import { readdirSync, readFileSync } from 'node:fs'

const FILE = /^(.+)\.bench\.ts$/

/** The benchmarks, each with the sentence that its file begins with. */
export function listBenchmarks(): { name: string; about: string }[] {
  return readdirSync(import.meta.dirname).flatMap((file) => {
    const name = FILE.exec(file)?.[1]
    if (!name) return []
    const comment = /^(?:\/\/.*\n)+/.exec(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))?.[0] ?? ''
    const text = comment.replaceAll(/^\/\/ ?/gm, '').replaceAll('\n', ' ')
    return [{ name, about: text.split(/(?<=\.) /)[0]!.trim() }]
  })
}
