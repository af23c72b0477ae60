/** Whether a host name or address, as in a URL or in `HOST`, leads to this machine only. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    /^127(\.\d{1,3}){1,3}$/.test(name)
  )
}
