import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { promisify } from 'node:util'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const project = path.resolve(import.meta.dirname, '../../..')

interface Choice {
  quick: string[]
  chosen: string[]
  journeys: string[]
  others: string[]
  processes: string[]
}

async function choose(...changed: string[]) {
  const chooser = path.join(project, 'tests/support/project/chooseTests.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [chooser, ...changed])
  return JSON.parse(stdout) as Choice
}

describe('`npm run check` chooses', () => {
  test('tests of the whole tree, those that import the change, and a number with a server', async () => {
    const { quick, chosen, others, processes } = await choose('contract/people/keepers.ts')
    assert.ok(quick.includes('tests/names.test.ts'))
    assert.ok(others.includes('tests/domain/direction.test.ts'))
    assert.ok((await choose('domain/direction.ts')).quick.includes('tests/domain/direction.test.ts'))
    assert.ok(chosen.includes('tests/api/people/invitations.test.ts'))
    assert.ok(others.includes('tests/api/memorial/calendarFiles.test.ts'))
    assert.ok(processes.includes('tests/postgres-s3/several.test.ts'))
    assert.equal(chosen.length, 10)
    const { chosen: importers } = await choose('contract/media/media.ts')
    assert.ok(importers.includes('tests/features/media/text.test.ts'), importers.join(' '))
  })

  test('tests that share rare words with the change, though they import nothing of it', async () => {
    const { chosen } = await choose('server/http/pages/pages.ts')
    assert.ok(chosen.includes('tests/api/pages/readerLanguage.test.ts'), chosen.join(' '))
  })

  test('no test with a server for what only a browser runs', async () => {
    assert.deepEqual((await choose('web/site/address.ts')).chosen, [])
  })

  test('for the pages, the nearest journey, or one that has changed itself', async () => {
    const nearest = {
      'web/show/slides/slidePlayer.ts': 'slideshow/',
      'web/admin/music/playlist/useOrder.ts': 'music/manage.spec.ts',
      'tests/journeys/slideshow/wall.spec.ts': 'slideshow/wall.spec.ts',
    }
    for (const [file, name] of Object.entries(nearest)) {
      const { journeys } = await choose(file)
      assert.equal(journeys.length, 1)
      assert.ok(journeys[0]?.startsWith(`tests/journeys/${name}`), `${file}: ${journeys.join(' ')}`)
    }
    assert.deepEqual((await choose('server/app.ts')).journeys, [])
  })
})

describe('`npm run check` in a small checkout', () => {
  test('without file names, checks the changes of the branch', async () => {
    const checkout = makeCheckout()
    checkout.git('checkout', '-q', '-b', 'branch')
    checkout.write('domain/size.ts', sizeType)
    const { status, stdout } = await checkout.check()
    assert.equal(status, 0, stdout)
    assert.match(stdout, /^Changed: domain\/size\.ts\.$/m)
    assert.match(stdout, /\n5 passed, 0 failed\n$/)
  })

  test('on main, checks the last commit', async () => {
    const checkout = makeCheckout()
    checkout.write('domain/size.ts', sizeType)
    checkout.commit()
    checkout.write('README.md', 'Another file.')
    checkout.commit()
    assert.match((await checkout.check()).stdout, /^Changed: README\.md\.$/m)
  })

  test('runs the tests of a file as they are written, or in the order that TEST_ORDER chooses', async () => {
    const checkout = makeCheckout()
    const names = Array.from({ length: 40 }, (_, number) => `test ${number} of 40`)
    const tests = names.map((name) => `test('${name}', () => {})`)
    checkout.write('tests/one.test.ts', [`import { test } from 'node:test'`, ...tests].join('\n'))
    const listTests = (stdout: string) => stdout.match(/test \d+ of 40/g) ?? []
    const { stdout } = await checkout.check()
    assert.deepEqual(listTests(stdout), names)
    assert.doesNotMatch(stdout, /^order /m)
    const random = await checkout.check({ TEST_ORDER: '4711' })
    assert.match(random.stdout, /^order 4711$/m)
    assert.deepEqual(listTests(random.stdout).toSorted(), names.toSorted())
    assert.notDeepEqual(listTests(random.stdout), names)
    const again = await checkout.check({ TEST_ORDER: '4711' })
    assert.deepEqual(listTests(again.stdout), listTests(random.stdout))
    const unknown = await checkout.check({ TEST_ORDER: 'first' })
    assert.match(unknown.stdout, /TEST_ORDER must be a whole number .*; it is "first"/)
  })

  test('runs no test if types or lint fail, and says so', async () => {
    for (const tool of ['typescript/bin/tsc', 'oxlint/bin/oxlint']) {
      const checkout = makeCheckout()
      checkout.write(`node_modules/${tool}`, 'process.exit(1)')
      checkout.write('domain/size.ts', sizeType)
      const { status, stdout } = await checkout.check({}, 'domain/size.ts')
      assert.equal(status, 1)
      assert.match(stdout, /^No test was run: please mend types and lint first\.$/m)
      assert.doesNotMatch(stdout, /tests +│/)
    }
  })
})

const sizeType = 'export type Size = { width: number }\n'

/** Makes a git repository with the project's scripts, one test, and tools that find nothing. */
function makeCheckout() {
  const folder = temporaryFolder()
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const git = (...args: string[]) => {
    const { status, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
    assert.equal(status, 0, stderr)
  }
  const commit = () => {
    git('add', '--all')
    git('-c', 'user.name=Ruth', '-c', 'user.email=ruth@example.org', 'commit', '-q', '-m', 'A step')
  }
  for (const name of ['package.json', 'scripts', 'contract', 'domain', 'languages', 'tests/support'])
    cpSync(path.join(project, name), path.join(folder, name), { recursive: true })
  for (const lockfile of ['package-lock.json', 'node_modules/.package-lock.json'])
    write(lockfile, '{ "packages": {} }')
  for (const tool of ['typescript/bin/tsc', 'oxlint/bin/oxlint', '@biomejs/biome/bin/biome'])
    write(`node_modules/${tool}`, '')
  symlinkSync(path.join(project, 'node_modules/zod'), path.join(folder, 'node_modules/zod'))
  write('tests/one.test.ts', `import { test } from 'node:test'\ntest('one is one', () => {})\n`)
  write('.gitignore', 'node_modules')
  git('init', '-q', '-b', 'main')
  commit()
  const { NODE_TEST_CONTEXT: _, TEST_ORDER: __, ...own } = process.env
  // npm itself runs on the Node of this test
  const env = { ...own, PATH: `${path.dirname(process.execPath)}${path.delimiter}${own.PATH}` }
  const check = (variables: NodeJS.ProcessEnv = {}, ...files: string[]) =>
    promisify(execFile)('npm', ['run', 'check', '--', ...files], {
      cwd: folder,
      env: { ...env, ...variables },
    }).then(
      ({ stdout }) => ({ status: 0, stdout }),
      ({ code, stdout, stderr }) => ({ status: code as number, stdout: `${stdout}${stderr}` }),
    )
  return { write, git, commit, check }
}
