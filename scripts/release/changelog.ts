/** The subjects of the commits since the last tag of a version, by the area that each begins with. */
export function changelog(git: (...words: string[]) => string, version: string, date: Date): string {
  const former = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n')[0]
  const subjects = git('log', '--no-merges', '--format=%s', former ? `${former}..HEAD` : 'HEAD').split('\n')
  const areas = new Map<string, string[]>()
  for (const subject of subjects.filter(Boolean)) {
    const [, area = 'Other', words = subject] = /^([A-Z][\w ]+): (.+)$/.exec(subject) ?? []
    areas.set(area, [...(areas.get(area) ?? []), words])
  }
  const sections = [...areas].sort(([a], [b]) => (a < b ? -1 : 1))
  const text = sections.map(([area, lines]) => `## ${area}\n\n${lines.map((line) => `- ${line}`).join('\n')}`)
  return `# Azahar ${version}, ${date.toISOString().slice(0, 10)}\n\n${text.join('\n\n')}\n`
}
