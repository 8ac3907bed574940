import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { inProject } from '../support/project.mjs'
import { quietness } from './quiet.mjs'

const file = inProject('docs/performance.md')
const [BEGIN, END] = ['<!-- written by npm run bench -->', '<!-- end of what npm run bench writes -->']

/** Prints what was measured as it comes, and puts it into docs/performance.md in place of what stood there before. */
export function openReport() {
  const sections = []
  return {
    /** The body is Markdown. */
    add: (title, body) => {
      const how = `${whenAndWhat()}, ${quietness()}`
      console.log(`\n### ${title}\n\n${how}\n\n${body}`)
      sections.push({ title, body: `${how}\n\n${body}` })
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

const git = (...args) => execFileSync('git', args, { cwd: inProject(), encoding: 'utf8' }).trim()

function whenAndWhat() {
  const [load] = readFileSync('/proc/loadavg', 'utf8').split(' ')
  const changed = git('status', '--porcelain', '--', 'server', 'web', 'contract') ? ', changed' : ''
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ')
  return `${date} UTC, commit ${git('rev-parse', '--short', 'HEAD')}${changed}, load ${load}`
}
