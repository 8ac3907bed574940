import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { makeCheckout } from '../../support/project/checkout.ts'
import { type Package, startRegistry } from '../../support/servers/registry.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

/**
 * A small server in place of the memorial's: it says which version it is and, when it is asked to end, which versions of a
 * package and of a file of its own it still finds.
 */
const program = `
  console.log('The memorial is at version VERSION')
  setInterval(() => {}, 1000)
  process.on('SIGINT', async () => {
    const { version } = await import('sharp')
    const { readFileSync } = await import('node:fs')
    console.log('sharp', version, 'page', readFileSync(import.meta.dirname + '/../web/page.txt', 'utf8'))
    process.exit()
  })`

/** Makes the packages that the product's scripts name, each of a few lines. The package that builds writes the small server. */
const packagesOf = (version: string): Package[] => [
  ...['sharp', 'libheif-js'].map((name) => ({
    name,
    version,
    files: { 'index.js': `export const version = '${version}'` },
  })),
  {
    name: 'vite',
    version,
    files: {
      'index.js': '',
      'bin/vite.js': `
        import { mkdirSync, writeFileSync } from 'node:fs'
        for (const name of ['server', 'web']) mkdirSync(process.env.DIST + '/' + name, { recursive: true })
        writeFileSync(process.env.DIST + '/server/main.js', ${JSON.stringify(program.replace('VERSION', version))})
        writeFileSync(process.env.DIST + '/web/page.txt', '${version}')
        writeFileSync(process.env.DIST + '/external.txt', process.env.EXTERNAL)`,
    },
  },
]

/** Makes an optional package with machine code. An installation brings it, and the build must leave it alone. */
const setter = (version: string): Package => ({
  name: 'setter',
  version,
  files: { 'index.js': `throw new Error('only books need it')` },
})

const registry = await startRegistry()
after(registry.close)
const checkout = await makeCheckout(temporaryFolder(), { isBuilt: false, registry: registry.url })

/** Changes the checkout as `git pull` does: everything in it gets another version. */
function pull(version: string) {
  const packages = packagesOf(version)
  const dependencies = Object.fromEntries(packages.map(({ name }) => [name, version]))
  const optionalDependencies = { setter: version }
  const root = { name: 'memorial', version, dependencies, optionalDependencies }
  const locked = [...packages, setter(version)].map((one) => [
    `node_modules/${one.name}`,
    registry.publish(one),
  ])
  const lock = { ...root, lockfileVersion: 3, packages: { '': root, ...Object.fromEntries(locked) } }
  writeFileSync(checkout.at('package.json'), JSON.stringify({ ...root, type: 'module' }))
  writeFileSync(checkout.at('package-lock.json'), JSON.stringify(lock))
}

async function serverOf(version: string) {
  const server = checkout.start('start')
  await server.serving
  assert.equal(server.err(), '')
  assert.match(server.out(), new RegExp(`version ${version}\n`))
  return server
}

const builds = () => readdirSync(checkout.at('')).filter((name) => name.startsWith('dist-'))

const installedVersion = () =>
  JSON.parse(readFileSync(checkout.at('node_modules/sharp/package.json'), 'utf8')).version

const serversOf = new Map<string, Awaited<ReturnType<typeof serverOf>>>()

/** Ends the server that was started with this version, which must still find its own files. */
async function endServer(version: string) {
  const server = serversOf.get(version)
  server?.child.kill('SIGINT')
  assert.equal(await server?.ended, 0)
  assert.ok(server?.out().endsWith(`sharp ${version} page ${version}\n`), server?.out())
}

test('A checkout that is pulled again and again', async (story) => {
  await story.test(
    'a start installs and builds what is new; a server that runs meanwhile keeps every file of its own version',
    async () => {
      pull('1.0.0')
      serversOf.set('1.0.0', await serverOf('1.0.0'))
      assert.match(readFileSync(checkout.at('dist/external.txt'), 'utf8'), /,setter$/)
      assert.ok(existsSync(checkout.at('dist/node_modules/setter/index.js')))
      pull('2.0.0')
      serversOf.set('2.0.0', await serverOf('2.0.0'))
      assert.equal(installedVersion(), '2.0.0')
      for (const version of ['1.0.0', '2.0.0']) await endServer(version)
    },
  )

  await story.test(
    'an interrupted installation leaves the former one intact, and the next start tries again',
    async () => {
      pull('3.0.0')
      const [sharp] = packagesOf('3.0.0')
      assert.ok(sharp)
      registry.withdraw(sharp)
      const before = readdirSync(checkout.at('node_modules')).toSorted()
      const old = checkout.start('start')
      await old.serving
      assert.match(old.out(), /version 2\.0\.0\n/)
      assert.match(old.err(), /^npm could not install .* starts instead\.\n$/)
      assert.equal(installedVersion(), '2.0.0')
      assert.deepEqual(readdirSync(checkout.at('node_modules')).toSorted(), before)
      registry.publish(sharp)
      serversOf.set('2.0.0', old).set('3.0.0', await serverOf('3.0.0'))
      await endServer('2.0.0')
    },
  )

  await story.test(
    'a later build removes the former ones, except the present one and what a process runs from',
    async () => {
      for (const version of ['4.0.0', '5.0.0']) {
        for (const build of builds()) utimesSync(checkout.at(build), 0, 0)
        pull(version)
        assert.equal((await checkout.run('build')).err, '')
      }
      const versions = builds().map((build) => readFileSync(checkout.at(`${build}/web/page.txt`), 'utf8'))
      assert.deepEqual(versions.toSorted(), ['3.0.0', '4.0.0', '5.0.0'])
      await endServer('3.0.0')
    },
  )

  await story.test(
    'a missing package that is needed here is noticed, and the former installation is put back',
    async () => {
      pull('6.0.0')
      const lock = JSON.parse(readFileSync(checkout.at('package-lock.json'), 'utf8'))
      delete lock.packages['node_modules/libheif-js']
      delete lock.packages[''].dependencies['libheif-js']
      for (const name of ['package.json', 'package-lock.json'])
        writeFileSync(checkout.at(name), JSON.stringify(name === 'package.json' ? lock.packages[''] : lock))
      const { code, err } = await checkout.run('build')
      assert.equal(code, 1)
      assert.equal(err, 'npm has left out packages that are needed here; please try again.\n')
      assert.equal(installedVersion(), '5.0.0')
      assert.ok(existsSync(checkout.at('dist/server/main.js')))
    },
  )
})
