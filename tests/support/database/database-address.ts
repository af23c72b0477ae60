export const templateDatabase = 'azahar_template'

/** The same server, another database. */
export function inDatabase(connectionString: string, name: string): string {
  return connectionString.replace(/\/azahar(?=\?|$)/, `/${name}`)
}
