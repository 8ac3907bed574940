import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inProject } from '../support/project.mjs'

const file = inProject('docs/performance-results.md')
const heading = `# Results of the bench

Written by \`npm run bench\`, edited by nobody. [performance.md](performance.md) says what is measured, and why. A ratio is that of
the memorial to the page or program made by hand, of the values in brackets: the least of the rounds for requests and starts, else the
median. ✗ stands before what missed its aim.
`

/**
 * Returns the function `save`, which prints the tables of a part and replaces its earlier tables in
 * docs/performance-results.md.
 */
export function openReport() {
  const startedAt = performance.now()
  return {
    save: (part, tables) => {
      const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
      const section = `${describeRun()}; done after ${minutes} minutes of this run.\n\n${tables.join('\n\n')}`
      console.log(`\n## ${part}\n\n${section}`)
      const sections = { ...readEarlierSections(), [part]: section }
      const written = Object.entries(sections).map(([name, body]) => `\n## ${name}\n\n${body}\n`)
      writeFileSync(file, `${heading}${written.join('')}`)
    },
  }
}

function readEarlierSections() {
  if (!existsSync(file)) return {}
  const [, ...sections] = readFileSync(file, 'utf8').split(/^## /m)
  return Object.fromEntries(
    sections.map((section) => {
      const [name, ...body] = section.split('\n')
      return [name, body.join('\n').trim()]
    }),
  )
}

const git = (...args) => execFileSync('git', args, { cwd: inProject(), encoding: 'utf8' }).trim()

function describeRun() {
  const [load] = readFileSync('/proc/loadavg', 'utf8').split(' ')
  const changed = git('status', '--porcelain', '--', 'server', 'web', 'contract', 'domain', 'languages')
    ? ', changed'
    : ''
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ')
  return `${date} UTC, commit ${git('rev-parse', '--short', 'HEAD')}${changed}, load ${load}`
}
