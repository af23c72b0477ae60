// Makes the archive that an operator installs: `npm run release` writes `release/azahar-<version>.tar.gz` with the built
// app, the list of its packages and their licences, and its checksum beside it. The same commit makes the same bytes.
import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { changelog } from './release/changelog.ts'
import { sha256, writeChecksums } from './release/checksums.ts'
import { licences, refuseUnknownLicences } from './release/licences.ts'
import { packArchive } from './release/pack-archive.ts'
import { productionPackages } from './release/production-packages.ts'
import { RELEASED_SCRIPTS, readme } from './release/readme.ts'
import { releasedLock, releasedManifest } from './release/released-manifest.ts'
import { billOfMaterials } from './release/sbom.ts'

const root = resolve(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    output: { type: 'string', default: 'release' },
    /** With changes that are not committed, and the build that is there: for trying it out. */
    draft: { type: 'boolean', default: false },
  },
})

/** The files of the repository that a server needs beside its build. */
const FILES = [
  'scripts/backup.mjs',
  'scripts/doctor.mjs',
  'scripts/start.mjs',
  'scripts/setup/command.mjs',
  'scripts/setup/end-with-parent.mjs',
  'scripts/setup/node-version.mjs',
  'scripts/setup/run-built.mjs',
]
const FOLDERS = ['dist', 'docs', 'ops', 'src/db/migrations']

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()

if (!values.draft && git('status', '--porcelain') !== '') {
  console.error('There are changes that are not committed: a release is made of a commit.')
  process.exit(1)
}
if (!values.draft) execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' })

const manifest = releasedManifest(root, RELEASED_SCRIPTS)
const name = `azahar-${manifest.version}`
const builtAt = new Date(git('log', '-1', '--format=%cI'))
const packages = productionPackages(root)
refuseUnknownLicences(packages)

const work = mkdtempSync(join(tmpdir(), 'azahar-release-'))
try {
  const folder = join(work, name)
  for (const path of FILES) copy(path, folder)
  for (const path of FOLDERS)
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isReleased })
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('package.json', asJson(manifest))
  write('package-lock.json', asJson(releasedLock(root)))
  write('README.md', readme(manifest.version))
  write('CHANGELOG.md', changelog(git, manifest.version, builtAt))
  write('LICENCES.txt', licences(root, packages))
  write('sbom.cdx.json', asJson(billOfMaterials(manifest.version, packages, builtAt)))
  write('release.json', asJson({ version: manifest.version, commit: git('rev-parse', 'HEAD'), builtAt }))
  writeChecksums(folder)
  const output = resolve(values.output)
  mkdirSync(output, { recursive: true })
  const archive = join(output, `${name}.tar.gz`)
  await packArchive(work, name, archive, builtAt)
  writeFileSync(`${archive}.sha256`, `${sha256(archive)}  ${name}.tar.gz\n`)
  console.log(`${archive}: ${packages.length} packages`)
} finally {
  rmSync(work, { recursive: true, force: true })
}

function copy(path: string, folder: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  copyFileSync(join(root, path), join(folder, path))
}

/** The stamp of the build names a machine's times. */
function isReleased(path: string) {
  return !path.endsWith('.azahar-build') && !path.endsWith('_snapshot.json')
}

function asJson(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`
}
