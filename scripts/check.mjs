/**
 * `npm run check` finds most errors in a change within a minute. It checks types, lint and format. It also runs every test that
 * needs no server, process, browser or build, and the in-process tests that concern a changed file. The changed files can be
 * given explicitly, as in `npm run check -- server/app.ts`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { findNode } from './support/node24.mjs'
import { install } from './support/install.mjs'
import { makeCheckSequences } from './support/parts.mjs'
import { inProject, programArguments } from './support/project.mjs'
import { runCounting, runSequences } from './support/runSequences.mjs'

await runCounting(async () => {
  await install({ tools: true })
  const node = findNode()
  const givenFiles = process.argv.slice(2)
  const changed = givenFiles.length > 0 ? givenFiles : listChangedFiles()
  const chooserArgs = [...programArguments('tests/support/chooseTests.ts'), ...changed]
  const files = JSON.parse(execFileSync(node, chooserArgs, { encoding: 'utf8' }))
  const total = await runSequences(makeCheckSequences([...files.quick, ...files.touched]), node)
  console.log(`
Changed: ${changed.join(', ') || 'nothing'}.
Not run, but by npm test: unused, journeys, old-browser, and the test files
  that start processes or servers: ${files.process.length};
  that need a build: ${files.build.length};
  that are not about the change: ${files.untouched.length}.`)
  return total
})

/**
 * Lists the files that have changed since the branch left `main`, including uncommitted changes. On `main`, lists the files
 * with uncommitted changes, or, if there are none, the files of the last commit.
 */
function listChangedFiles() {
  const [head] = git('rev-parse', 'HEAD')
  const [base = head] = git('merge-base', 'HEAD', 'main')
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return changed.length > 0 || base !== head ? changed : git('diff', '--name-only', 'HEAD~1')
}

/** Runs git and returns the lines of its output. Returns an empty list if git fails. */
function git(...args) {
  const { stdout } = spawnSync('git', args, { cwd: inProject(), encoding: 'utf8' })
  return stdout?.split('\n').filter(Boolean) ?? []
}
