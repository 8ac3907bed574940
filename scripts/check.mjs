/**
 * `npm run check`: finds most faults of a change in a minute, by types, lint, format, every test that needs no process, browser
 * or build, and the in-process tests that concern a changed file. `npm run check -- server/mail/mail.ts` names the changed files
 * explicitly.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { findNode } from './support/node24.mjs'
import { install } from './support/install.mjs'
import { checkLanes } from './support/parts.mjs'
import { inProject, programOf } from './support/project.mjs'
import { runLanes, sumCommand } from './support/runLanes.mjs'

await sumCommand(async () => {
  await install({ tools: true })
  const node = findNode()
  const asked = process.argv.slice(2)
  const changed = asked.length > 0 ? asked : changedFiles()
  const chooser = [...programOf('tests/support/chooseTests.ts'), ...changed]
  const files = JSON.parse(execFileSync(node, chooser, { encoding: 'utf8' }))
  const total = await runLanes(checkLanes([...files.quick, ...files.touched]), node)
  console.log(`
Changed: ${changed.join(', ') || 'nothing'}.
Not run, but by npm test: unused, journeys, old-browser, and the test files
  that start processes or servers: ${files.process.length};
  that need a build: ${files.build.length};
  that are not about the change: ${files.untouched.length}.`)
  return total
})

/** Lists the files in which branch and working tree differ from `main`; on `main`, those of the working tree or the last commit. */
function changedFiles() {
  const [head] = git('rev-parse', 'HEAD')
  const [base = head] = git('merge-base', 'HEAD', 'main')
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return changed.length > 0 || base !== head ? changed : git('diff', '--name-only', 'HEAD~1')
}

/** Runs git and returns its lines; none when it fails. */
const git = (...args) => {
  const { stdout } = spawnSync('git', args, { cwd: inProject(), encoding: 'utf8' })
  return stdout?.split('\n').filter(Boolean) ?? []
}
