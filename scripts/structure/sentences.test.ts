import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { describe, expect, it } from 'vitest'
import { contract } from '#contract/index.ts'
import { ACCOUNT_SENTENCES } from '#ui/feedback/account-sentences.ts'
import { readModules } from './modules.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const paths = readdirSync(`${root}src/app`, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.gen|\.test)\.tsx?$/.test(path))
  .map((path) => `src/app/${path}`)
const texts = Object.fromEntries(paths.map((path) => [path, readFileSync(`${root}${path}`, 'utf8')]))

/** Files that load together: an import that waits for a call, or that is of types, brings nothing along. */
const modules = new Map(
  readModules(Object.fromEntries(paths.map((path) => [path, withoutLateImports(texts[path]!)]))).map(
    (module) => [module.path, module.imports],
  ),
)

const OF_ACCOUNTS = 'src/app/shared/session/account.sentences.ts'

/** The sentences that load with an area, by the codes that they are for. */
const fileOf = new Map([
  ...Object.keys(ACCOUNT_SENTENCES).map((code) => [code, OF_ACCOUNTS] as const),
  ...paths
    .filter((path) => path.endsWith('.sentences.ts'))
    .flatMap((path) =>
      [...texts[path]!.matchAll(/^ {2}([A-Z][A-Z_0-9]+):/gm)].map(([, code]) => [code!, path] as const),
    ),
])

describe('a file that calls the API or names a code loads the sentences of an area with it', () => {
  it.each(paths.filter((path) => sentencesOf(texts[path]!).size > 0))('%s', (path) => {
    expect([...sentencesOf(texts[path]!)].filter((file) => !loadedWith(path).has(file))).toEqual([])
  })
})

/** The files with sentences for the codes that a text names, and for the errors of the procedures. */
function sentencesOf(text: string): Set<string> {
  const codes = [...text.matchAll(/\b(?:client|api)\.([a-zA-Z.]+)/g)].flatMap(([, name]) => codesOf(name!))
  const named = [...text.matchAll(/\bCodedError\('([A-Z_0-9]+)'/g)].map(([, code]) => code!)
  return new Set([...codes, ...named].flatMap((code) => fileOf.get(code) ?? []))
}

function codesOf(name: string): string[] {
  let part: unknown = contract
  for (const key of name.split('.')) {
    if (isContractProcedure(part)) break
    part = (part as Record<string, unknown> | undefined)?.[key]
  }
  return part && typeof part === 'object' ? codesIn(part) : []
}

function codesIn(part: object): string[] {
  if (isContractProcedure(part)) return Object.keys((part as AnyContractProcedure)['~orpc'].errorMap)
  return Object.values(part).flatMap((below) => codesIn(below))
}

function loadedWith(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const next of modules.get(path) ?? []) loadedWith(next, found)
  return found
}

function withoutLateImports(text: string): string {
  return text.replace(/\bimport\('[^']+'\)/g, '').replace(/\b(?:import|export) type [^']+ from '[^']+'/g, '')
}
