/**
 * `npm run check` finds most errors in a change. It first checks types, and the changed files with the linter. Then it checks the format
 * and runs the tests of the whole tree, the nearest tests that need no process of ours, and, for the pages, the nearest journey. The
 * changed files can be given explicitly, as in `npm run check -- server/app.ts`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { listChangedFiles } from './support/tests/changes.mjs'
import { install } from './support/install.mjs'
import { findNode } from './support/node24.mjs'
import { makeCheckStages, makeFirstCheckStages } from './support/tests/parts.mjs'
import { prepare } from './support/prepare.mjs'
import { inProject, programArguments } from './support/project.mjs'
import { runCounting, runStages } from './support/tests/runStages.mjs'
import { readTestOrder } from './support/tests/testOrder.mjs'

await runCounting(async () => {
  const order = readTestOrder()
  await install({ tools: true })
  const node = findNode()
  const givenFiles = process.argv.slice(2)
  const changed = givenFiles.length > 0 ? givenFiles : listChangedFiles()
  const lintable = changed.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(inProject(file)))
  const first = await runStages(makeFirstCheckStages(lintable), node)
  if (first.failed > 0) {
    console.log('\nNo test was run: please mend types and lint first.')
    return first
  }
  const files = JSON.parse(
    execFileSync(node, [...programArguments('tests/support/project/chooseTests.ts'), ...changed], {
      encoding: 'utf8',
    }),
  )
  const journeys = files.hasBrowser ? files.journeys : []
  if (files.needsBuild || journeys.length > 0) await prepare({ tools: true, isQuiet: true })
  const rest = await runStages(makeCheckStages([...files.quick, ...files.chosen], journeys), node, {
    order,
  })
  printReport(changed, files)
  return { passed: first.passed + rest.passed, failed: first.failed + rest.failed }
})

function printReport(changed, { chosen, journeys, hasBrowser, others, processes }) {
  console.log(`\nChanged: ${changed.join(', ') || 'nothing'}.`)
  if (chosen.length > 0) console.log(`Chosen for it: ${chosen.join(', ')}.`)
  if (journeys.length > 0 && hasBrowser) console.log(`Chosen journeys: ${journeys.join(', ')}.`)
  if (journeys.length > 0 && !hasBrowser)
    console.log(`Chromium is missing, so these journeys were not run: ${journeys.join(', ')}.`)
  console.log(`Not run, but by npm test or npm run test:all: the linter for other files, unused, the other journeys,
${others.length} test files that are further away, and ${processes.length} that start programs or servers; the nearest of these are ${processes.slice(0, 3).join(', ')}.`)
}
