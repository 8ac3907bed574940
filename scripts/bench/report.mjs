import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { inProject } from '../support/project.mjs'
import { quietness } from './quiet.mjs'

const file = inProject('docs/performance.md')
const [BEGIN, END] = ['<!-- written by npm run bench -->', '<!-- end of what npm run bench writes -->']

/** Prints what was measured as it comes, and puts it into docs/performance.md in place of what stood there before. */
export function openReport() {
  const sections = []
  let lastTicks = processorTicks()
  return {
    /** The body is Markdown. */
    add: (title, body) => {
      const now = processorTicks()
      const how = [whenAndWhat(), takenBetween(lastTicks, now), quietness()].filter(Boolean).join(', ')
      console.log(`\n### ${title}\n\n${how}\n\n${body}`)
      sections.push({ title, body: `${how}\n\n${body}` })
      lastTicks = now
    },
    save: () => {
      const document = readFileSync(file, 'utf8')
      const [before, after] = [document.indexOf(BEGIN), document.indexOf(END)]
      const lines = document.slice(before + BEGIN.length, after)
      const measured = withSections(sectionsOf(lines), sections).map(
        ({ title, body }) => `### ${title}\n\n${body}`,
      )
      const written = [BEGIN, ...measured, END].join('\n\n')
      writeFileSync(file, `${document.slice(0, before)}${written}${document.slice(after + END.length)}`)
    },
  }
}

const sectionsOf = (markdown) =>
  markdown.split(/^### /m).flatMap((section) => {
    const [title, ...body] = section.trim().split('\n')
    return title ? [{ title, body: body.join('\n').trim() }] : []
  })

/** A new one takes the place of that of the same title. */
const withSections = (before, added) => {
  const all = new Map([...before, ...added].map((section) => [section.title, section]))
  return [...all.values()]
}

/** Of all processors since they began, as in proc_stat(5). */
function processorTicks() {
  const [user, nice, system, , , irq, softirq, steal] = readFileSync('/proc/stat', 'utf8')
    .match(/\d+/g)
    .map(Number)
  return { used: user + nice + system + irq + softirq, steal }
}

/** What a quiet machine has little of: time that this one wanted and others on the same hardware had. */
function takenBetween(before, now) {
  const taken = now.steal - before.steal
  return `${((100 * taken) / (taken + now.used - before.used || 1)).toFixed(0)} % of the processor taken by others`
}

const git = (...args) => execFileSync('git', args, { cwd: inProject(), encoding: 'utf8' }).trim()

function whenAndWhat() {
  const [load] = readFileSync('/proc/loadavg', 'utf8').split(' ')
  const changed = git('status', '--porcelain', '--', 'server', 'web', 'contract') ? ', changed' : ''
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ')
  return `${date} UTC, commit ${git('rev-parse', '--short', 'HEAD')}${changed}, load ${load}`
}
