/** The lists that can be changed; each sends its kept changes when it is loaded. */
const lists = import.meta.glob([
  '../areas/**/*.changes.ts',
  '../areas/**/*-uploads.ts',
  '../shared/**/*.changes.ts',
  '../shared/files/*-uploads.ts',
])

/** Loads all lists; gives whether every one is there. */
export async function loadAllLists(): Promise<boolean> {
  const parts = await Promise.allSettled(Object.values(lists).map((part) => part()))
  return parts.every(({ status }) => status === 'fulfilled')
}
