import { expect, type Locator, type Page } from '@playwright/test'
import type { Task } from '#domain/tasks/tasks.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { call, createWedding, signedUp } from './journey.ts'

export type NewTask = Partial<Task> & { title: string }

/** Days until the wedding of these journeys, which is in the section of six months then. */
export const DAYS_LEFT = 150

/** The day so many days from now. */
export const inDays = (days: number) => shiftDay(dayInMadrid(new Date()), days)

/** So many days before the wedding of these journeys as days from now: `dueIn(3)` is in three days. */
export const dueIn = (days: number) => ({ kind: 'days', daysBefore: DAYS_LEFT - days }) as const

/** Lucía, signed in, with her tasks before her. */
export async function atTasks(
  page: Page,
  tasks: NewTask[],
  { date = inDays(DAYS_LEFT) as string | null }: { date?: string | null } = {},
): Promise<string> {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', date ?? undefined)
  if (tasks.length > 0) await call(page.request, 'POST', `/weddings/${weddingId}/tasks/batch`, { tasks })
  await openTasks(page, weddingId)
  return weddingId
}

export async function openTasks(page: Page, weddingId: string, query = '') {
  await page.goto(`/app/couple/${weddingId}/tasks${query}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tareas/)
}

/** The tasks as the server has them. */
export const tasksOf = (page: Page, weddingId: string) =>
  call<Task[]>(page.request, 'GET', `/weddings/${weddingId}/tasks`)

/** Waits until the server has a task that looks like this. */
export async function expectTask(page: Page, weddingId: string, task: Partial<Task>) {
  await expect(async () => {
    expect(await tasksOf(page, weddingId)).toContainEqual(expect.objectContaining(task))
  }).toPass()
}

export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: title, exact: true }) })

export const check = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Hecha: ${title}`, exact: true })

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
