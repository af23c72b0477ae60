import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesIn, sha256 } from '../../../scripts/release/checksums.ts'
import { isAllowed } from '../../../scripts/release/licences.ts'
import { productionPackages } from '../../../scripts/release/production-packages.ts'
import { releasedLock } from '../../../scripts/release/released-manifest.ts'
import { purlOf } from '../../../scripts/release/sbom.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

const work = mkdtempSync(join(tmpdir(), 'azahar-release-test-'))
const packages = productionPackages(ROOT)
let folder: string
let database: TestDatabase

const make = (output: string) =>
  execFileSync('npx', ['tsx', 'scripts/release.ts', '--draft', '--output', join(work, output)], { cwd: ROOT })
const text = (path: string) => readFileSync(join(folder, path), 'utf8')

beforeAll(async () => {
  database = await createTestDatabase()
  make('first')
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  execFileSync('tar', ['-xzf', join(work, `first/azahar-${version}.tar.gz`), '-C', work])
  folder = join(work, `azahar-${version}`)
}, 120_000)
afterAll(async () => {
  await database.drop()
  rmSync(work, { recursive: true, force: true })
})

describe('a release', () => {
  it('is the same to the byte when it is made again', () => {
    make('second')
    const [first, second] = ['first', 'second'].map((output) => filesIn(join(work, output)))
    expect(first).toEqual(second)
    for (const file of first!) {
      expect(sha256(join(work, 'first', file))).toBe(sha256(join(work, 'second', file)))
    }
  })

  it('is built to the same bytes in another folder', () => {
    const clone = join(work, 'a-folder-with-another-name')
    const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    for (const path of tracked.split('\0').filter((each) => each !== '' && existsSync(join(ROOT, each)))) {
      mkdirSync(dirname(join(clone, path)), { recursive: true })
      copyFileSync(join(ROOT, path), join(clone, path))
    }
    // A link to the folder will not do: the packages would lie at the place of the first build.
    const isNear = statSync(ROOT).dev === statSync(work).dev
    execFileSync('cp', [isNear ? '-al' : '-a', join(ROOT, 'node_modules'), join(clone, 'node_modules')])
    const { PATH, HOME } = process.env
    execFileSync('npm', ['run', 'build'], {
      cwd: clone,
      env: { PATH, HOME },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const built = (root: string) =>
      filesIn(join(root, 'dist'))
        .filter((path) => !path.endsWith('.azahar-build') && !path.endsWith('.tsbuildinfo'))
        .map((path) => `${path} ${sha256(join(root, 'dist', path))}`)
    expect(built(clone)).toEqual(built(ROOT))
  }, 180_000)

  it('names each of its files with its checksum', () => {
    const named = text('SHA256SUMS')
      .trim()
      .split('\n')
      .map((line) => line.split('  '))
    expect(named.map(([, path]) => path)).toEqual(filesIn(folder).filter((path) => path !== 'SHA256SUMS'))
    for (const [sum, path] of named) expect(sha256(join(folder, path!))).toBe(sum)
  })

  it('lists its packages in CycloneDX, and the licence of each', () => {
    const bill = JSON.parse(text('sbom.cdx.json'))
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.\d$/) })
    const listed = new Set(bill.components.map(({ purl }: { purl: string }) => purl))
    const missing = packages.filter((each) => !listed.has(purlOf(each)))
    expect(missing.map(({ path }) => path)).toEqual([])
    expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([])
    const licences = text('LICENCES.txt')
    const unnamed = packages.filter(
      ({ name, version, licence }) => !licences.includes(`${name} ${version} (${licence})`),
    )
    expect(unnamed).toEqual([])
  })

  it('has each page that its manual leads to, and each command that its first page names', () => {
    const pages = [
      'README.md',
      ...readdirSync(join(folder, 'docs'))
        .filter((name) => name.endsWith('.md'))
        .map((name) => `docs/${name}`),
    ]
    expect(pages).toContain('docs/operating.md')
    const broken = pages.flatMap((page) =>
      Array.from(text(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g), ([, to]) => to!)
        .filter((to) => !existsSync(join(folder, dirname(page), to)))
        .map((to) => `${page}: ${to}`),
    )
    expect(broken).toEqual([])
    const { scripts } = JSON.parse(text('package.json'))
    const named = Array.from(text('README.md').matchAll(/`npm (?:run )?([\w:]+)(?= |`)/g), ([, name]) => name)
    expect(named.filter((name) => name !== 'ci').sort()).toEqual(Object.keys(scripts).sort())
  })

  it('in a container listens where others reach it, and as a service is told to stop alone', () => {
    expect(text('ops/Containerfile')).toMatch(/^ENV .*\bHOST=0\.0\.0\.0\b/m)
    expect(text('ops/azahar.service')).toMatch(/^KillMode=mixed$/m)
  })

  it('has all that its recipe of a container copies', () => {
    const lines = text('ops/Containerfile').split('\n')
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1))
    expect(copied.length).toBeGreaterThan(4)
    expect(copied.filter((path) => !existsSync(join(folder, path)))).toEqual([])
    expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER node')
    // An image in the other format has no check of health, which podman tells in a warning alone.
    expect(text('ops/Containerfile')).toContain('podman build --format docker ')
    expect(text('docs/operating.md')).toContain('podman build --format docker ')
  })

  it('has a unit that ends no process for making images with a low priority', () => {
    const filters = text('ops/azahar.service').match(/^SystemCall\w+=.*$/gm)
    expect(filters).toContain('SystemCallErrorNumber=EPERM')
    expect(filters!.filter((line) => line.includes('@resources'))).toEqual([])
  })

  it.each(['start', 'doctor', 'backup'])('without its packages says in one line what to run: %s', (name) => {
    const { status, stderr } = spawnSync(process.execPath, [`scripts/${name}.mjs`], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    })
    expect(stderr).toMatch(/^Error: The package \S+ is missing: run npm ci --omit=dev in .*\.\n$/)
    expect(status).toBe(1)
  })

  describe('with the packages of production only', () => {
    let server: ChildProcess
    let origin: string
    let port: number
    let before: string[]

    beforeAll(async () => {
      for (const path of Object.keys(releasedLock(ROOT).packages).slice(1)) {
        const isNested = path.indexOf('node_modules/', 1) > 0
        if (isNested || !existsSync(join(ROOT, path))) continue
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        symlinkSync(join(ROOT, path), join(folder, path))
      }
      before = filesIn(folder)
      const dataDir = join(work, 'data')
      mkdirSync(dataDir)
      port = await freePort()
      origin = `http://localhost:${port}`
      server = spawn(process.execPath, ['scripts/start.mjs'], {
        cwd: folder,
        env: {
          PATH: process.env['PATH'],
          // The packages are links into the repository: they must not find those beside their own place.
          NODE_OPTIONS: '--preserve-symlinks --preserve-symlinks-main',
          PORT: String(port),
          DATA_DIR: dataDir,
          DATABASE_URL: database.connectionString,
          AUTH_SECRET: 'a-secret-for-tests-of-at-least-32-characters',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let said = ''
      await new Promise<void>((ready, fail) => {
        server.stderr!.on('data', (chunk) => {
          said += chunk
        })
        server.stdout!.on('data', (chunk) => {
          said += chunk
          if (said.includes('ready at')) ready()
        })
        server.once('exit', (code) => fail(new Error(`ended with ${code}: ${said}`)))
      })
    }, 60_000)
    afterAll(async () => {
      if (server.exitCode !== null) return
      server.kill()
      await once(server, 'exit')
    })

    it('serves its pages and says that it is ready', async () => {
      expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ status: 'ok', files: 'ok' })
      for (const path of ['/', '/login', '/ayuda', '/directorio']) {
        expect([path, (await fetch(origin + path)).status]).toEqual([path, 200])
      }
    })

    it('writes to its data only', () => {
      expect(filesIn(folder)).toEqual(before)
    })

    it('is healthy for the check of its container', () => {
      const recipe = text('ops/Containerfile').replaceAll('\\\n', '')
      const [, command] = /^HEALTHCHECK .*?CMD (\[.*\])$/m.exec(recipe)!
      const [program, ...words] = JSON.parse(command!) as string[]
      const check = (at: number) => () =>
        execFileSync(program!, words, { env: { ...process.env, PORT: String(at) }, stdio: 'ignore' })
      expect(check(port)).not.toThrow()
      expect(check(1)).toThrow()
    })
  })
})

async function freePort(): Promise<number> {
  const holder = createServer().listen(0)
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  await new Promise((closed) => holder.close(closed))
  return port
}
