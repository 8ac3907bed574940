import { spawn } from 'node:child_process'
import { inProject, programOf } from '../support/project.mjs'
import { Stop } from '../support/stop.mjs'

/** Parts that are programs of their own: each runs to its end, and what it prints is the report. */
export const benchSlides = async ({ node, report }) => {
  for (const [seconds, minutes] of [
    ['5', '2'],
    ['2', '1.5'],
  ]) {
    const args = ['--slow', '--photos', '24', '--seconds', seconds, '--minutes', minutes]
    await addOutput(
      `Slideshow on slow 4G, ${seconds} s a slide`,
      node,
      ['measure-slideshow.mjs', ...args],
      report,
    )
  }
}

export const benchServer = ({ node, report }) =>
  addOutput('Processor time of a request', node, ['bench-server.mjs'], report)

export const benchIngest = ({ node, report }) =>
  addOutput('Taking in photographs', node, ['bench-ingest.mjs'], report)

export const benchNginx = ({ node, report }) =>
  addOutput('nginx in front of public/', node, ['bench-server.mjs', 'nginx'], report)

export const benchWordPress = ({ node, report }) =>
  addOutput('Beside WordPress', node, ['bench-ingest.mjs', 'wordpress'], report)

async function addOutput(title, node, [script, ...args], report) {
  const output = await runToEnd(node, [...programOf(`scripts/${script}`), ...args])
  report.add(title, `\`\`\`text\n${output.trim()}\n\`\`\``)
}

async function runToEnd(node, args) {
  const child = spawn(node, args, { cwd: inProject(), stdio: ['ignore', 'pipe', 'inherit'] })
  const pieces = []
  child.stdout.on('data', (piece) => pieces.push(piece))
  const code = await new Promise((resolve) => child.on('close', resolve))
  const output = Buffer.concat(pieces).toString()
  if (code !== 0) throw new Stop(`${output}\n${args.join(' ')} failed.`)
  return output
}
