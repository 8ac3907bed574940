import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { read } from '../../support/project/projectFiles.ts'
import { apply, type Change, listFiles, recipes } from './recipes.ts'

const project = path.resolve(import.meta.dirname, '../../..')
const copy = copyProject()
const changedFiles = Object.values(recipes).flatMap(({ command, places }) => {
  if (command) run(...command)
  return Object.entries(places).flatMap(changePlace)
})

for (const [name, { places }] of Object.entries(recipes))
  test(`The recipe of ‘${name}’ names each place that changes, and no other`, () => {
    assert.deepEqual(readPlaces(name).sort(), Object.keys(places).sort())
  })

test('The types of what the recipes make are right', () => {
  for (const project of ['.', 'web'])
    run('node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1', '-p', project)
})

test('The linter finds nothing in it', () => {
  const files = changedFiles.filter((file) => /\.tsx?$/.test(file))
  run('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--quiet', ...files)
})

test('Its pages and its server can be built', () => run('scripts/build.mjs'))

for (const [name, { near }] of Object.entries(recipes))
  test(`The tests near ‘${name}’ pass`, () => run('--test', ...near))

/** Copies the project to a folder of its own, with a link to the packages. */
function copyProject(): string {
  const folder = temporaryFolder()
  for (const name of readdirSync(project).filter(
    (name) => !/^(?:node_modules|dist.*|test-results|\.git|data.*)$/.test(name),
  ))
    cpSync(path.join(project, name), path.join(folder, name), { recursive: true })
  symlinkSync(realpathSync(path.join(project, 'node_modules')), path.join(folder, 'node_modules'))
  return folder
}

/** Makes the change of one place in the copy, and returns the files that it has changed. */
function changePlace([place, change]: [string, Change]): string[] {
  return listFiles(place).map(({ file, language }) => {
    const at = path.join(copy, file)
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, apply(change, existsSync(at) ? readFileSync(at, 'utf8') : '', language))
    return file
  })
}

/**
 * Reads which places a recipe of docs/architecture.md names, or the first two steps of docs/languages.md: the paths in it, where a `*`
 * stands for each language.
 */
function readPlaces(name: string): string[] {
  const [text = ''] =
    name === 'A language'
      ? (/^1\. [^]*?(?=^3\. )/m.exec(read('docs/languages.md')) ?? [])
      : (new RegExp(`^- \\*\\*${name}\\*\\*[^]*?(?=^- |^$)`, 'm').exec(read('docs/architecture.md')) ?? [])
  return [...text.matchAll(/`((?:[\w*-]+\/)+[\w*-]+(?:\.\w+)+)`/g)].flatMap(([, place = '']) => place)
}

/** Runs Node in the copy, without what tells a program that it runs within a test. */
function run(...args: string[]) {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' })
  assert.equal(status, 0, stdout + stderr)
}
