import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { read } from '../../support/project/projectFiles.ts'
import { sourceAt } from '../../support/project/sources.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const project = path.resolve(import.meta.dirname, '../../..')
const npmScripts = Object.entries((JSON.parse(read('package.json')) as { scripts: object }).scripts) as [
  name: string,
  command: string,
][]
const scripts = globSync('scripts/*.mjs', { cwd: project })

/** A clone in which nothing is installed. */
const clone = temporaryFolder()
for (const name of ['package.json', 'package-lock.json', 'scripts'])
  cpSync(path.join(project, name), path.join(clone, name), { recursive: true })

/** Runs a script of the clone where `process` has other properties. */
function runWhere(change: string, script: string) {
  const args = [`--import=data:text/javascript,${encodeURIComponent(change)}`, script]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8' })
  return { status, stdout, stderr }
}

const onWindows = `Object.defineProperty(process, 'platform', { value: 'win32' })`
const onNode18 = `Object.defineProperty(process.versions, 'node', { value: '18.20.8' })`

describe('Every npm script', () => {
  const starts = npmScripts.map(
    ([, command]) => /^node (scripts\/support\/\w+\.mjs) && \S/.exec(command)?.[1] ?? '',
  )

  test('first runs a program that needs neither a shell of Unix nor a package', () => {
    const others = npmScripts.filter((_, index) => !existsSync(path.join(clone, starts[index] || 'missing')))
    assert.deepEqual(others, [])
  })

  test('ends on Windows and on an old Node in one sentence that says the way out', () => {
    for (const start of new Set(starts)) {
      const windows = runWhere(onWindows, start)
      assert.deepEqual([windows.status, windows.stdout], [1, ''])
      assert.match(
        windows.stderr,
        /^The memorial does not run on Windows itself: .* WSL 2 .* container .*\.\n$/,
      )
      const node18 = runWhere(onNode18, start)
      assert.deepEqual([node18.status, node18.stdout], [1, ''])
      assert.match(node18.stderr, /^The memorial needs Node 20 .* Node 18\.20\.8\. Please .*\.\n$/)
    }
  })

  test('that runs a file of scripts/ replaces the shell with it, so that a signal to npm arrives there', () => {
    const others = npmScripts.filter(
      ([name, command]) =>
        command.includes(' node scripts/') &&
        !command.startsWith(
          `node scripts/support/checkMachine.mjs && exec node scripts/${name.split(':')[0]}.mjs`,
        ),
    )
    assert.deepEqual(others, [])
  })
})

describe('Every file of scripts/', () => {
  test('ends in the same sentence when it is run without npm', () => {
    for (const script of scripts) {
      const { status, stderr } = runWhere(onWindows, script)
      assert.equal(status, 1, script)
      assert.match(stderr, /^The memorial does not run on Windows itself: .*\n$/, script)
    }
  })

  test('imports no TypeScript and no package, because Node 20 begins it, perhaps in a new clone', () => {
    const isOwn = (module: string) => /^(node:|scripts\/.*\.mjs$)/.test(module)
    const foreign = scripts.flatMap((script) => [...importedBy(script)].filter((module) => !isOwn(module)))
    assert.deepEqual(foreign, [])
  })
})

/** Lists the modules that a file imports, and those that they import. */
function importedBy(file: string, seen = new Set<string>()): Set<string> {
  for (const { to } of sourceAt.get(file)?.imports ?? []) {
    // this import is in the text of a program that install.mjs starts later
    if (to === '${name}' || seen.has(to)) continue
    seen.add(to)
    importedBy(to, seen)
  }
  return seen
}
