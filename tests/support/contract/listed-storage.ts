import { BROWSER_STORAGE, type Stored } from '#domain/operation/browser-storage.ts'

/**
 * Whether the privacy policy lists what a browser keeps: under its name, or under its beginning where that ends in a
 * separator. The name of a cookie begins otherwise where it is sent with TLS only.
 */
export const isListed = (kind: Stored['kind'], key: string): boolean =>
  BROWSER_STORAGE.some((one) => one.kind === kind && isNamed(one, key.replace(/^__Host-/, '')))

export const isNamed = ({ name }: Pick<Stored, 'name'>, key: string): boolean =>
  /[.:-]$/.test(name) ? key.startsWith(name) : key === name
