import { isPrintName, type Picture, print } from './prints.ts'

const logos = import.meta.glob<string>('./images/logos/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** `demo/casa-jara.svg`: the logo of a planner of the demo. */
export function demoLogo(path: string): string | null {
  return logos[path.replace(/^demo\//, './images/logos/')] ?? null
}

/** `demo/table.webp`: an image in a portfolio of the demo. */
export function demoPicture(path: string): Picture | null {
  const name = path.replace(/^demo\//, '').replace(/\.webp$/, '')
  return isPrintName(name) ? print(name) : null
}
