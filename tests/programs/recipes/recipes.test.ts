import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { filesUnder, read } from '../../support/project/projectFiles.ts'
import { apply, listFiles, recipes } from './recipes.ts'

const project = path.resolve(import.meta.dirname, '../../..')
const copy = copyProject()
const changed = Object.values(recipes).flatMap(({ places }) => Object.entries(places).flatMap(changePlace))
const tests = [...new Set(Object.values(recipes).flatMap(({ tests: near }) => near))]

for (const [name, { places }] of Object.entries(recipes))
  test(`The recipe of ‘${name}’ names each place that changes, and no other`, () => {
    assert.deepEqual(readPlaces(name).sort(), Object.keys(places).sort())
  })

test('what the recipes make has no wrong type', () => {
  for (const project of ['.', 'web']) run('typescript/bin/tsc', '--noEmit', '--checkers', '1', '-p', project)
})

test('the linter has nothing to say about it', () => {
  run('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--quiet', ...changed.filter((file) => /\.tsx?$/.test(file)))
})

test('the tests that are near pass', () => {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { status, stdout } = spawnSync(process.execPath, ['--test', ...tests], { cwd: copy, encoding: 'utf8', env })
  assert.equal(status, 0, stdout)
})

/** Copies all files of the project, with links to its packages and what it has built. */
function copyProject(): string {
  const folder = temporaryFolder()
  for (const entry of filesUnder('*', { exclude: ['node_modules', 'dist*', 'test-results'] }))
    cpSync(path.join(project, entry), path.join(folder, entry), { recursive: true })
  symlinkSync(realpathSync(path.join(project, 'node_modules')), path.join(folder, 'node_modules'))
  return folder
}

function changePlace([place, change]: [string, Parameters<typeof apply>[0]]): string[] {
  return listFiles(place).map(({ file, language }) => {
    const at = path.join(copy, file)
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, apply(change, existsSync(at) ? readFileSync(at, 'utf8') : '', language))
    return file
  })
}

/** Reads which places a recipe names: the paths in it, where a `*` stands for each language. */
function readPlaces(name: string): string[] {
  const [, text = ''] = new RegExp(`^- \\*\\*${name}\\*\\*([^]*?)(?=^- |^$)`, 'm').exec(read('docs/architecture.md')) ?? []
  return [...text.matchAll(/`((?:[\w*-]+\/)+[\w.*-]+)`/g)].flatMap(([, place]) => place ?? [])
}

function run(tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(copy, 'node_modules', tool), ...args], {
    cwd: copy,
    encoding: 'utf8',
  })
  assert.equal(status, 0, stdout + stderr)
}
