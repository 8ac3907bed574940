import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { DatabaseSync } from 'node:sqlite'
import { parse } from 'yaml'
import { takePorts } from '../../scripts/support/takePorts.ts'
import { knownNames } from '../../server/base/config/variables.ts'
import { describeUnknownVariables } from '../../server/base/config/describeUnknownVariables.ts'
import { filesUnder, read } from '../support/project/projectFiles.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

/** The instructions of the Dockerfile, each in one line, without comments. */
const instructions = read('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .trim()
  .split(/\n+/)
const [, build = [], runtime = []] = instructions
  .join('\n')
  .split(/^(?=FROM )/m)
  .reduce<string[][]>((stages, stage) => [...stages, stage.trim().split('\n')], [[]])
const valueOf = (name: string) =>
  runtime
    .filter((line) => line.startsWith(`${name} `))
    .at(-1)
    ?.slice(name.length + 1) ?? ''
const environment = Object.fromEntries(
  valueOf('ENV')
    .split(/\s+/)
    .map((entry) => entry.split('=') as [string, string]),
)

describe('The container', () => {
  test('is built in stages from bases that a digest pins, and holds nothing that only building needs', () => {
    const bases = instructions.filter((line) => line.startsWith('FROM '))
    assert.equal(bases.length, 2)
    for (const base of bases) assert.match(base, /^FROM \S+:\S+@sha256:[0-9a-f]{64}( AS \w+)?$/)
    assert.ok(build.some((line) => line.includes('npm run build')))
    assert.ok(!runtime.some((line) => /npm (ci|install)/.test(line)))
  })

  test('follows the rules for files like this one', () => {
    for (const line of instructions) {
      assert.doesNotMatch(line, /^ADD |sudo|:latest\b|curl .*\| *sh/, line)
      if (!line.includes('apt-get install')) continue
      assert.match(line, /apt-get update && apt-get install --yes --no-install-recommends/)
      assert.match(line, /rm -rf \/var\/lib\/apt\/lists\/\*/)
    }
    for (const name of ['CMD', 'WORKDIR', 'VOLUME', 'HEALTHCHECK']) assert.notEqual(valueOf(name), '', name)
  })

  test('runs as a user without rights, on port 80, with all it keeps in /storage', () => {
    assert.equal(valueOf('USER'), 'memorial')
    assert.deepEqual([valueOf('EXPOSE'), valueOf('VOLUME')], ['80', '/storage'])
    assert.equal(environment.PORT, '80')
    assert.match(environment.DATA_DIR ?? '', /^\/storage\//)
    assert.deepEqual(describeUnknownVariables(environment), [])
  })

  test('starts Node as npm start does', async () => {
    const scripts = new URL('../../scripts/support/', import.meta.url).href
    const { serverEnvironment } = (await import(`${scripts}serve.mjs`)) as {
      serverEnvironment(): Record<string, string>
    }
    const { builtProgramArguments } = (await import(`${scripts}project.mjs`)) as {
      builtProgramArguments(name: string): string[]
    }
    const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_ } = serverEnvironment()
    assert.partialDeepStrictEqual(environment, {
      MALLOC_ARENA_MAX,
      MALLOC_MMAP_THRESHOLD_,
      MALLOC_TRIM_THRESHOLD_,
    })
    const flags = (JSON.parse(valueOf('CMD')) as string[]).slice(1, -1)
    assert.deepEqual(flags, builtProgramArguments('main').slice(0, -1))
  })

  test('copies what is there, and what is not left out of its context', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const line of instructions.filter((each) => /^COPY (?!--from)/.test(each)))
      for (const source of line
        .split(' ')
        .slice(1, -1)
        .filter((each) => each !== '.')) {
        assert.ok(existsSync(source), source)
        assert.ok(ignored.includes(`!${source.replace(/^\.\//, '')}`), source)
      }
    assert.equal(ignored[0], '*', 'nothing else goes in, such as data or .env')
  })
})

describe('Its steps, as plain commands in an empty folder and under another user', async () => {
  const folder = temporaryFolder()
  const at = (name: string) => path.join(folder, name)
  const [port = 0] = await takePorts(1)
  const own = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const env = {
    PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin`,
    ...environment,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: at('storage/memorial'),
    HOME: at('storage'),
    NODE_COMPILE_CACHE: at('storage/compiled'),
  }
  for (const name of ['package.json', 'scripts']) cpSync(name, at(`app/${name}`), { recursive: true })
  cpSync(realpathSync('dist'), at('app/dist'), { recursive: true })
  rmSync(at(`app/dist/node_modules/node-linux-${process.arch}`), { recursive: true, force: true })
  cpSync('packaging/hooks', at('hooks'), { recursive: true })
  cpSync(process.execPath, at('bin/node'))
  mkdirSync(at('storage'))
  spawnSync('chmod', ['-R', 'a+rX', folder])
  if (own.uid) spawnSync('chown', [String(own.uid), at('storage')])
  env.PATH = `${at('bin')}:/usr/bin:/bin`
  const [command = '', ...args] = JSON.parse(valueOf('CMD')) as string[]

  /** Starts the server, calls `use` once the server has printed its address, and ends the server as Docker does. */
  async function whileServing(use: () => Promise<void>) {
    const server = spawn(command, args, { cwd: at('app'), env, ...own, stdio: ['ignore', 'pipe', 'pipe'] })
    const ended = new Promise<number | null>((resolve) => server.on('close', resolve))
    let output = ''
    const serving = new Promise<void>((resolve) => {
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (bytes: Buffer) => {
          output += bytes.toString()
          if (output.includes('The memorial is at')) resolve()
        })
    })
    await Promise.race([serving, ended])
    assert.match(output, /The memorial is at/)
    await use()
    server.kill('SIGTERM')
    assert.equal(await ended, 0)
  }
  const runHook = (name: string) => spawnSync(at(`hooks/${name}`), { env, ...own, encoding: 'utf8' })

  test('it serves, its health check finds it well, and a copy of /storage comes up again', async () => {
    await whileServing(async () => {
      const [, check = '[]'] = /CMD (\[.*\])$/.exec(valueOf('HEALTHCHECK')) ?? []
      const [program = '', ...flags] = JSON.parse(check) as string[]
      assert.equal(spawnSync(program, flags, { env, ...own }).status, 0)
      const { status, stderr } = runHook('pre-backup')
      assert.equal(status, 0, stderr)
      cpSync(at('storage'), at('backup'), { recursive: true })
    })
    // this file is damaged, as if it was copied while the server wrote it
    cpSync(at('app/package.json'), at('backup/memorial/memorial.db'))
    rmSync(at('storage'), { recursive: true })
    cpSync(at('backup'), at('storage'), { recursive: true })
    if (own.uid) spawnSync('chown', ['-R', String(own.uid), at('storage')])
    assert.equal(runHook('post-restore').status, 0)
    const database = new DatabaseSync(at('storage/memorial/memorial.db'), { readOnly: true })
    assert.deepEqual({ ...database.prepare('pragma integrity_check').get() }, { integrity_check: 'ok' })
    database.close()
    await whileServing(async () => {
      assert.equal((await fetch(`http://127.0.0.1:${port}/readyz`)).status, 200)
    })
    assert.equal(runHook('post-restore').status, 0, 'nothing to restore is no fault')
  })
})

interface Service {
  build?: string
  image?: string
  user?: string
  init?: boolean
  stop_grace_period?: string
  tmpfs?: string[]
  security_opt?: string[]
  privileged?: boolean
  read_only?: boolean
  cap_drop?: string[]
  volumes?: string[]
  environment?: Record<string, string> | string[]
  secrets?: string[]
}
interface Compose {
  services: Record<string, Service>
  volumes?: Record<string, unknown>
  secrets?: Record<string, unknown>
}

for (const file of filesUnder('compose*.yaml'))
  test(`${file} starts memorials without rights, with time to stop, one volume each and variables that are known`, () => {
    const { services, volumes = {}, secrets: files = {} } = parse(read(file), { merge: true }) as Compose
    for (const { secrets: used = [], volumes: mounted = [] } of Object.values(services)) {
      for (const name of used) assert.ok(name in files, name)
      for (const mount of mounted) assert.ok((mount.split(':')[0] ?? '') in volumes, mount)
    }
    for (const [name, { build, image, stop_grace_period, security_opt }] of Object.entries(services)) {
      if (!build) assert.match(image ?? '', /^\S+:\S+@sha256:[0-9a-f]{64}$/, name)
      assert.deepEqual([stop_grace_period, security_opt], ['30s', ['no-new-privileges:true']], name)
    }
    const memorials = Object.values(services).filter(({ image }) => /memorial/.test(image ?? ''))
    assert.ok(memorials.length > 0)
    for (const {
      init,
      tmpfs,
      read_only,
      cap_drop,
      privileged,
      volumes: mounted = [],
      environment: set = {},
    } of memorials) {
      assert.deepEqual([read_only, cap_drop, privileged], [true, ['ALL'], undefined])
      assert.equal(init, true, 'the first process must reap the children of others')
      assert.deepEqual(tmpfs, ['/tmp:size=256m'])
      const targets = mounted.map((mount) => mount.split(':')[1])
      assert.deepEqual(targets, ['/storage'])
      const names = Array.isArray(set) ? set.map((entry) => entry.split('=')[0] ?? '') : Object.keys(set)
      const unknown = names.filter((name) => !knownNames.includes(name))
      assert.deepEqual(unknown, [])
    }
  })

test('the list of changes begins with this version, and says of each what the person who runs it must do', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const [, ...versions] = read('CHANGELOG.md').split(/^## /m)
  assert.match(versions[0] ?? '', new RegExp(`^${version.replaceAll('.', '\\.')}, \\d{4}-\\d\\d-\\d\\d\\n`))
  for (const text of versions) assert.match(text, /\n### What you must do\n\n\S/)
})
