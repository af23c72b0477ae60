import type { Module } from './modules.ts'

/** A file that breaks the plan, and how to mend it. */
export type Fault = { path: string; cure: string }
export type Rule = (modules: readonly Module[]) => Fault[]

export const roomOf = (path: string) => path.split('/')[1]!
export const isTest = (path: string) => /\.test\.tsx?$/.test(path)
