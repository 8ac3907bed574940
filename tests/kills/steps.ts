import { randomInt } from 'node:crypto'
import { statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import type { Running, Trial } from './trial.ts'

const preload = path.join(import.meta.dirname, 'killAtStep.mjs')

/** Starts a command that is ended before its `step`-th change of a file or commit; undefined: only counts the steps. */
export async function startCounted(trial: Trial, step?: number) {
  const stepFile = path.join(temporaryFolder(), 'steps')
  const command = trial.start({
    NODE_OPTIONS: `--import=${preload}`,
    STEP_FILE: stepFile,
    STOP_AT: step === undefined ? '' : String(step),
  })
  const code = await command.ended
  const steps = statSync(stepFile, { throwIfNoEntry: false })?.size ?? 0
  await rm(path.dirname(stepFile), { recursive: true })
  return { code, steps, output: command.output() }
}

/** The names of all that a command leaves if nobody kills it, and the number of its steps. */
export interface CleanRun {
  names: string[]
  steps: number
}

export async function runUndisturbed(begin: () => Promise<Trial>): Promise<CleanRun> {
  const trial = await begin()
  const { code, steps, output } = await startCounted(trial)
  if (code !== 0) throw new Error(output)
  const names = await trial.list()
  await trial.remove()
  return { names, steps }
}

/** Chooses at most `most` steps: one at random in each of as many parts of equal length. */
export function chooseSteps(total: number, most: number): number[] {
  const count = Math.min(total, most)
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index, index + 1].map((part) => Math.floor((part * total) / count))
    return 1 + randomInt(Number(from), Number(to))
  })
}

/** Waits for the end of a command, which must succeed. */
export async function complete({ ended, output }: Running) {
  if ((await ended) !== 0) throw new Error(output())
}
