import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { makeCheckout } from '../support/project/checkout.ts'
import { read } from '../support/project/projectFiles.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

const { version, dependencies } = JSON.parse(read('package.json')) as {
  version: string
  dependencies: Record<string, string>
}
const top = `memorial-${version}`
const names = ['SHA256SUMS', `${top}-with-dependencies.tar.gz`, `${top}.tar.gz`, 'sbom.json']

describe('A release', async () => {
  const folder = temporaryFolder()
  const checkout = await makeCheckout(path.join(folder, 'checkout'))
  for (const name of ['CHANGELOG.md', 'README.md', 'LICENSE', 'docs', 'packaging', '.env.example'])
    cpSync(name, checkout.at(name), { recursive: true })
  const packages = realpathSync(checkout.at('dist/node_modules'))
  rmSync(checkout.at('dist/node_modules'))
  // the book's packages are left out: they are a third of all, and packed like the others
  const filter = (file: string) => !/@myriaddreamin|@expo-google-fonts/.test(file)
  cpSync(packages, checkout.at('dist/node_modules'), { recursive: true, filter })
  const made = (name: string) => readFileSync(checkout.at(`release/${name}`))
  const sumOf = (name: string) => createHash('sha256').update(made(name)).digest('hex')

  test('is four files, the same byte for byte when it is made again', async () => {
    const first = await checkout.run('release')
    assert.equal(first.code, 0, first.err)
    assert.deepEqual(readdirSync(checkout.at('release')).sort(), names)
    const sums = names.map(sumOf)
    assert.equal((await checkout.run('release')).code, 0)
    assert.deepEqual(names.map(sumOf), sums)
    const check = spawnSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: checkout.at('release') })
    assert.equal(check.status, 0, check.stderr.toString())
  })

  test('names every package that runs it, as CycloneDX, and none of development', () => {
    const { bomFormat, metadata, components } = JSON.parse(made('sbom.json').toString()) as Sbom
    assert.deepEqual([bomFormat, metadata.component.purl], ['CycloneDX', `pkg:npm/memorial@${version}`])
    const listed = new Map(components.map((one) => [one.name, one.version]))
    for (const [name, pinned] of Object.entries(dependencies)) assert.equal(listed.get(name), pinned, name)
    assert.ok(!listed.has('@playwright/test'))
  })

  test('with dependencies starts where there is neither Node nor a registry, under another user', async () => {
    const place = path.join(folder, 'empty')
    unpack(names[1], place)
    const own = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
    if (own.uid) spawnSync('chown', [String(own.uid), place])
    spawnSync('chmod', ['a+rx', folder])
    const env = { PATH: withoutNode(), HOME: place, PORT: '0', DATA_DIR: path.join(place, 'data') }
    const command = path.join(place, top, 'memorial')
    assert.match(
      await firstLineAbout(/The memorial is at/, command, ['start'], { env, ...own }),
      /127\.0\.0\.1/,
    )
    const status = spawnSync(command, ['status', '--json'], { env, ...own, encoding: 'utf8' })
    assert.equal((JSON.parse(status.stdout) as { version: string }).version, version, status.stderr)
    const templates = 'server/outputs/book/templates'
    assert.deepEqual(readdirSync(path.join(place, top, 'dist', templates)), readdirSync(templates))
    const unknown = spawnSync(command, ['starts'], { env, ...own, encoding: 'utf8' })
    assert.deepEqual(
      [unknown.status, unknown.stderr],
      [1, 'There is no command starts. README.md names them.\n'],
    )
  })

  test('without them takes what npm has installed next to it, and builds nothing', async () => {
    const place = path.join(folder, 'plain')
    unpack(names[2], place)
    const at = path.join(place, top)
    symlinkSync(path.resolve('node_modules'), path.join(at, 'node_modules'))
    const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: path.join(place, 'data') }
    const line = await firstLineAbout(
      /Building|The memorial is at/,
      process.execPath,
      ['scripts/start.mjs'],
      {
        env,
        cwd: at,
      },
    )
    assert.match(line, /The memorial is at/)
  })

  const unpack = (name = '', place: string) => {
    mkdirSync(place)
    execFileSync('tar', ['-xzf', checkout.at(`release/${name}`), '-C', place])
  }

  /** Makes a folder with the system's programs that a start may call, and without node and npm. */
  function withoutNode() {
    const bin = path.join(folder, 'bin')
    mkdirSync(bin)
    for (const name of ['sh', 'uname', 'dirname', 'ps'])
      symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), path.join(bin, name))
    return bin
  }
})

/** Runs a program until it prints a line like `wanted`, and ends it. */
async function firstLineAbout(
  wanted: RegExp,
  command: string,
  args: string[],
  options: { env: NodeJS.ProcessEnv; cwd?: string; uid?: number; gid?: number },
): Promise<string> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const closed = new Promise((resolve) => child.on('close', resolve))
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString()
      if (wanted.test(output)) child.kill('SIGTERM')
    })
  await closed
  const line = output.split('\n').find((each) => wanted.test(each))
  assert.ok(line, output)
  return line
}

interface Sbom {
  bomFormat: string
  metadata: { component: { purl: string } }
  components: { name: string; version: string }[]
}
