import type { PlannerAnswers, RowAnswer } from '#domain/planner-imports/planner-imports.ts'

/** The answers that a planner gives at once: of weddings, of a loose file, of a client of a book. */
type Given = {
  rows: readonly ({ key: string } & RowAnswer)[]
  file?: { id: string; row: string } | undefined
  client?: { key: string; kind: 'wedding' | 'lead' | 'out' } | undefined
}

/** Answers that are kept in one import, so that no request makes them grow without end. */
const ANSWERS_MAX = 2000

/** The answers with those that are given now; what was answered of the same wedding before and is not said again stays. */
export function answered(answers: PlannerAnswers, { rows, file, client }: Given): PlannerAnswers {
  const kept = { ...answers.rows }
  for (const { key, ...given } of rows) kept[key] = { ...kept[key], ...given }
  const next: PlannerAnswers = {
    ...answers,
    rows: kept,
    ...(file && { files: { ...answers.files, [file.id.toLowerCase()]: file.row } }),
    ...(client && { clients: { ...answers.clients, [client.key]: client.kind } }),
  }
  const counts = [next.rows, next.files, next.clients].map((part) => Object.keys(part ?? {}).length)
  return counts.some((count) => count > ANSWERS_MAX) ? answers : next
}
