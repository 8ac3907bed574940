/**
 * Ends this process with one sentence on a machine where the memorial cannot run. Each npm script runs this file first, and each
 * script imports it through stop.mjs. It imports nothing, so that it runs on any version of Node.
 */
const OLDEST_NODE = 20

if (process.platform === 'win32')
  end(
    'The memorial does not run on Windows itself: please run this command in WSL 2 (`wsl --install` sets it up) or use a container (docs/operations.md).',
  )
if (Number.parseInt(process.versions.node) < OLDEST_NODE)
  end(
    `The memorial needs Node ${OLDEST_NODE} or later to start with; this is Node ${process.versions.node}. Please install a newer one.`,
  )

function end(sentence) {
  console.error(sentence)
  process.exit(1)
}
