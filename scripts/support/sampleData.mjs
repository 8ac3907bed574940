import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inProject, programArguments } from './project.mjs'
import { run } from './run.mjs'
import { Stop } from './stop.mjs'

/**
 * Makes a data folder with the sample memorial if the folder does not exist, and prints how to log in. The folder has a
 * temporary name until it is complete. After an interruption, the next run therefore starts again. Returns the environment for
 * the server.
 */
export async function sampleData(node) {
  const folder = resolve(process.env.DATA_DIR || inProject('demo-data'))
  if (!existsSync(folder)) await fill(node, folder)
  const login = join(folder, 'administrator.txt')
  if (existsSync(login)) console.log(readFileSync(login, 'utf8').trim())
  return { DATA_DIR: folder }
}

async function fill(node, folder) {
  console.log('Filling a memorial with samples…')
  const unfinished = `${folder}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  if ((await run(node, [...programArguments('scripts/support/fillSamples.ts'), unfinished])) !== 0)
    throw new Stop('The samples could not be filled in; see the error above.')
  renameSync(unfinished, folder)
}
