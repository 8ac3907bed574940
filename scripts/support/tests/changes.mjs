import { spawnSync } from 'node:child_process'
import { inProject } from '../project.mjs'

/**
 * Lists the files that have changed since the branch left `main`, including uncommitted changes. On `main`, lists the files
 * with uncommitted changes, or, if there are none, the files of the last commit.
 */
export const listChangedFiles = () => [...git('diff', '--name-only', findBase()), ...listNewFiles()]

function findBase() {
  const [head] = git('rev-parse', 'HEAD')
  const [base = head] = git('merge-base', 'HEAD', 'main')
  const hasChanges = base !== head || git('diff', '--name-only', base).length + listNewFiles().length > 0
  return hasChanges ? base : 'HEAD~1'
}

const listNewFiles = () => git('ls-files', '--others', '--exclude-standard')

/** Runs git and returns the lines of its output. Returns an empty list if git fails. */
function git(...args) {
  const { stdout } = spawnSync('git', args, { cwd: inProject(), encoding: 'utf8', maxBuffer: Infinity })
  return stdout?.split('\n').filter(Boolean) ?? []
}
