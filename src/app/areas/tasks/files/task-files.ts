/** Lists of tasks that go out as a file or on paper, and those that come in. */
export { exportTasks } from './export-tasks.ts'
export { ImportTasks } from './import-tasks.tsx'
